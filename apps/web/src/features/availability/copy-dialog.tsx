import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { copyDay, weeklyOn, type Hours } from './hours';
import { weekdayName, weekdays } from './weekly-list';
import { windowText } from './window-text';

interface Props {
  hours: Hours;
  onCopy: (hours: Hours) => void;
  onClose: () => void;
}

/** Copies the hours of one weekday to others, and says first what changes. */
export function CopyDialog({ hours, onCopy, onClose }: Props) {
  const { t } = useTranslation('availability');
  const [from, setFrom] = useState<number>(() => weekdays.find((day) => weeklyOn(hours, day).length > 0) ?? 1);
  const [to, setTo] = useState<number[]>([]);
  const [checked, setChecked] = useState(false);
  const windows = weeklyOn(hours, from).map(windowText);
  const replaced = to.filter((day) => day !== from && weeklyOn(hours, day).length > 0).map(weekdayName);
  const targets = to.filter((day) => day !== from);
  return (
    <FormDialog
      title={t('copy.title')}
      confirm={t('copy.confirm')}
      working={t('copy.confirm')}
      busy={false}
      refusal={null}
      onClose={onClose}
      onConfirm={() => {
        setChecked(true);
        if (targets.length === 0) return 'day';
        onCopy(copyDay(hours, from, targets));
        onClose();
        return null;
      }}
    >
      <SelectField
        label={t('copy.from')}
        value={String(from)}
        onChange={(value) => setFrom(Number(value))}
        options={weekdays.map((day) => ({ value: String(day), label: weekdayName(day) }))}
      />
      <Box as="fieldset" display="grid" gap="2">
        <Box as="legend" textStyle="sm" fontWeight="semibold" mb="2">
          {t('copy.to')}
        </Box>
        {weekdays
          .filter((day) => day !== from)
          .map((day) => (
            <CheckField
              key={day}
              name="day"
              label={weekdayName(day)}
              checked={to.includes(day)}
              onChange={(event) => setTo(event.target.checked ? [...to, day] : to.filter((one) => one !== day))}
            />
          ))}
      </Box>
      {checked && targets.length === 0 && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {t('copy.missing')}
        </Text>
      )}
      <Text aria-live="polite" color="fg.muted" textStyle="sm">
        {windows.length === 0 ? t('copy.nothing') : t('copy.windows', { windows: listText(windows) })}
        {replaced.length > 0 && ` ${t('copy.replaces', { days: listText(replaced) })}`}
      </Text>
    </FormDialog>
  );
}
