import { useState } from 'react';
import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clockChange } from '@somo/calendar/clock-change';
import { dayMs, dayNumber } from '@somo/calendar/days';
import { startOfDay } from '@somo/calendar/wall-clock';
import { offsetAt } from '@somo/calendar/zone-offset';
import type { Availability } from '@somo/contracts/availability';
import { horizonDays } from '@somo/contracts/rules/booking';
import { toInstant } from '@somo/contracts/time';
import { useNow } from '../../lib/use-now';
import { fullDate, zoneLabel } from '../../lib/format';
import { useUser } from '../../lib/use-session';
import { MoveZoneDialog } from './move-zone-dialog';
import type { EditedHours } from './use-hours';

/** In which time zone the hours are, and whether its clocks change in the days that students can book; offers to move them where the teacher's own differs. */
export function ZoneLine({ edited, saved }: { edited: EditedHours; saved: Availability }) {
  const { t } = useTranslation('availability');
  const { timeZone } = saved;
  const now = useNow();
  const own = useUser()?.timeZone ?? timeZone;
  const [asking, setAsking] = useState(false);
  const ends = [now + horizonDays * dayMs, ...edited.hours.specificDates.map(({ date }) => startOfDay(timeZone, dayNumber(date) + 1))];
  const changed = ends.sort((a, b) => a - b).find((end) => end > now && offsetAt(timeZone, end) !== offsetAt(timeZone, now));
  const change = changed && clockChange(timeZone, now, changed);
  return (
    <>
      <Text color="fg.muted">
        <bdi>{t('zone', { zone: zoneLabel(timeZone, now) })}</bdi>{' '}
        {own !== timeZone && (
          <Button variant="plain" size="sm" onClick={() => setAsking(true)}>
            {t('moveZone.open', { zone: zoneLabel(own, now) })}
          </Button>
        )}
      </Text>
      {change && (
        <Text mt="1">
          {t(change.byMs > 0 ? 'clockChange.forward' : 'clockChange.back', { date: fullDate(toInstant(change.at), timeZone) })}
        </Text>
      )}
      {asking && <MoveZoneDialog edited={edited} saved={saved} to={own} onClose={() => setAsking(false)} />}
    </>
  );
}
