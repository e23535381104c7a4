import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { WaitBody } from '@somo/contracts/routes/waits';
import type { WaitRecord } from '@somo/contracts/waits';
import { clock } from '../../lib/clock';
import { inWeek } from '../../lib/days';
import { wallTime, weekdayText, zoneLabel } from '../../lib/format';
import { Chip } from '../../ui/chip';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { dayNamed, week } from './wait-hours';

interface Props {
  wait: Pick<WaitRecord, 'weekdays' | 'fromTime' | 'toTime'>;
  name: string;
  zone: string;
  isBusy: boolean;
  onSave: (hours: WaitBody) => void;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

const hourOf = (at: number) => `${String(at).padStart(2, '0')}:00`;

/** On which days and in which hours a student would like a lesson. */
export function WaitDialog({ wait, name, zone, isBusy, onSave, onClose, returnTo }: Props) {
  const { t } = useTranslation('waits');
  const [days, setDays] = useState(wait.weekdays ?? []);
  const [from, setFrom] = useState(wait.fromTime ?? '');
  const [to, setTo] = useState(wait.toTime ?? '');
  const isWrong = from !== '' && to !== '' && from >= to;
  const toggle = (day: number) => setDays(days.includes(day) ? days.filter((each) => each !== day) : [...days, day]);
  const options = (first: number, last: number) => [
    { value: '', label: t('dialog.any') },
    ...Array.from({ length: last - first + 1 }, (_, at) => hourOf(first + at)).map((value) => ({
      value,
      label: value === '24:00' ? t('dialog.midnight') : wallTime(value),
    })),
  ];
  const submit = () => {
    if (!isWrong)
      onSave({
        ...(days.length === 0 || days.length === week.length ? {} : { weekdays: week.filter((day) => days.includes(day)) }),
        ...(from === '' ? {} : { fromTime: from }),
        ...(to === '' ? {} : { toTime: to }),
      });
    return Promise.resolve();
  };
  return (
    <FormDialog
      title={t('dialog.title', { name })}
      confirm={t('dialog.save')}
      working={t('dialog.saving')}
      busy={isBusy}
      refusal={isWrong ? t('dialog.order') : null}
      role="dialog"
      onClose={onClose}
      onSubmit={submit}
      returnTo={returnTo}
    >
      <Box role="group" aria-label={t('dialog.days')}>
        <Text textStyle="sm" fontWeight="semibold" mb="2" aria-hidden>
          {t('dialog.days')}
        </Text>
        <Box display="flex" flexWrap="wrap" gap="2">
          {inWeek(week).map((day) => (
            <Chip key={day} on={days.includes(day)} onToggle={() => toggle(day)}>
              {weekdayText(dayNamed(day))}
            </Chip>
          ))}
        </Box>
        <Text textStyle="sm" color="fg.muted" mt="2">
          {t('dialog.anyDay')}
        </Text>
      </Box>
      <Box display="grid" gap="3" gridTemplateColumns="repeat(2, minmax(0, 1fr))">
        <SelectField label={t('dialog.from')} value={from} options={options(0, 23)} onChange={setFrom} />
        <SelectField label={t('dialog.to')} value={to} options={options(1, 24)} onChange={setTo} />
      </Box>
      <Text textStyle="sm" color="fg.muted">
        <bdi>{t('dialog.zone', { zone: zoneLabel(zone, clock.now()) })}</bdi>
      </Text>
    </FormDialog>
  );
}
