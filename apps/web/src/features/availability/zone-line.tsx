import { useState } from 'react';
import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clockChange } from '@somo/calendar/clock-change';
import { dayMs } from '@somo/calendar/days';
import { horizonDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import { useNow } from '../../lib/use-now';
import { cityLabel, fullDate, zoneLabel } from '../../lib/format';
import { useUser } from '../../lib/use-session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import type { EditedHours } from './use-hours';

/** In which time zone the hours are, and whether its clocks change in the days that students can book; offers to move them where the teacher's own differs. */
export function ZoneLine({ edited, timeZone }: { edited: EditedHours; timeZone: string }) {
  const { t } = useTranslation('availability');
  const now = useNow();
  const own = useUser()?.timeZone ?? timeZone;
  const [asking, setAsking] = useState(false);
  const change = clockChange(timeZone, now, now + horizonDays * dayMs);
  return (
    <>
      <Text color="fg.muted">
        <bdi>{t('zone', { zone: zoneLabel(timeZone, now) })}</bdi>{' '}
        {own !== timeZone && (
          <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
            {t('moveZone.open', { city: cityLabel(own, now) })}
          </Button>
        )}
      </Text>
      {change && (
        <Text mt="1">
          {t(change.byMs > 0 ? 'clockChange.forward' : 'clockChange.back', { date: fullDate(toInstant(change.at), timeZone) })}
        </Text>
      )}
      {asking && (
        <ConfirmDialog
          open
          title={t('moveZone.title')}
          keep={t('moveZone.keep')}
          confirm={t('moveZone.confirm')}
          busy={edited.busy}
          onKeep={() => setAsking(false)}
          onConfirm={() => {
            edited.save(undefined, own);
            setAsking(false);
          }}
        >
          <Text>{t('moveZone.text', { from: cityLabel(timeZone, now), to: cityLabel(own, now) })}</Text>
        </ConfirmDialog>
      )}
    </>
  );
}
