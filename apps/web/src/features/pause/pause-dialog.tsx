import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { pauseDaysMax } from '@somo/contracts/rules/pause';
import { addDays, monthOf } from '../../lib/days';
import { dayOf, dayText } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { ProblemError, refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { Chip } from '../../ui/chip';
import { FormDialog } from '../../ui/form-dialog';
import { MonthCalendar } from '../../ui/month-calendar';

/** How long most breaks are. */
const usualWeeks = [1, 2, 4];

interface Props {
  profile: Pick<MyProfile, 'pausedUntil' | 'timeZone'>;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Chooses the day until which a teacher takes no new bookings, and says before what that does. */
export function PauseDialog({ profile: { pausedUntil, timeZone }, onClose, returnTo }: Props) {
  const { t } = useTranslation('pause');
  const today = dayOf(useNow(60_000), timeZone);
  const [until, setUntil] = useState(pausedUntil ?? null);
  const [isMissing, setMissing] = useState(false);
  const saving = useMutation(mutation('PUT /api/me/pause', { changes: ['profile', 'openSlots'], fills: query('GET /api/me/profile') }));
  const days = new Set(Array.from({ length: pauseDaysMax }, (_, at) => addDays(today, at + 1)));

  async function save(): Promise<void> {
    if (until === null) return setMissing(true);
    await saving.mutateAsync({ body: { until } }).then(
      () => {
        toast(t('done'), t('doneText', { day: dayText(until) }));
        onClose();
      },
      () => {},
    );
  }
  return (
    <FormDialog
      role="dialog"
      focusTitle
      title={t(pausedUntil ? 'changeTitle' : 'dialogTitle')}
      confirm={t(pausedUntil ? 'save' : 'pause')}
      working={t('saving')}
      busy={saving.isPending}
      isReady={until !== null}
      refusal={saving.error && problemOf(saving.error, t('failed'))}
      onClose={onClose}
      onSubmit={save}
      returnTo={returnTo}
    >
      <Text color="fg.muted" mt="-1">
        {t('text')}
      </Text>
      <Box role="group" aria-label={t('quick')} display="flex" flexWrap="wrap" gap="2">
        {usualWeeks.map((weeks) => {
          const day = addDays(today, 7 * weeks);
          return (
            <Chip key={weeks} on={until === day} disabled={saving.isPending} onToggle={() => setUntil(until === day ? null : day)}>
              {t('weeks', { count: weeks })}
            </Chip>
          );
        })}
      </Box>
      <MonthCalendar
        label={t('calendar')}
        today={today}
        selected={until}
        onSelect={setUntil}
        days={days}
        word={() => t('dayWord')}
        variantOf={() => 'plain'}
        from={monthOf(today)}
        until={monthOf(addDays(today, pauseDaysMax))}
        view="coming"
      />
      <Text aria-live="polite" fontWeight="semibold" color={until === null && isMissing ? 'fg.error' : undefined}>
        {until === null ? t('choose') : t('again', { day: dayText(until) })}
      </Text>
    </FormDialog>
  );
}

/** Returns why it was refused: of a day that can no longer be chosen, the server's own words. */
function problemOf(error: Error, otherwise: string): string {
  const [ofDay] = (error instanceof ProblemError && error.problem.errors?.['until']) || [];
  return ofDay ?? refusalOf(error) ?? otherwise;
}
