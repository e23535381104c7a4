import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clockChange } from '@somo/calendar/clock-change';
import { toInstant } from '@somo/contracts/time';
import { clock } from '../../lib/clock';
import { cityLabel, fullDate, zoneLabel } from '../../lib/format';
import { offsetMinutes } from '../../lib/zone';

interface Props {
  zone: string;
  teacherZone: string;
  name: string;
  /** The time that is chosen or shown; null while all are. */
  at: number | null;
  /** The last time of all. */
  until: number;
  /** False where the times themselves name both zones. */
  hasZones: boolean;
}

/** States in whose time zone the times are, with both UTC offsets at that moment, and warns if the difference changes before then. */
export function ZoneNote({ zone, teacherZone, name, at, until, hasZones }: Props) {
  const { t } = useTranslation('booking');
  const now = clock.now();
  const apart = (moment: number) => offsetMinutes(zone, moment) - offsetMinutes(teacherZone, moment);
  const mine = zoneLabel(zone, at ?? now);
  const changes = apart(now) !== apart(at ?? until);
  const firstChange = () => {
    const found = [zone, teacherZone].flatMap((each) => clockChange(each, now, until)?.at ?? []);
    return fullDate(toInstant(Math.min(...found)), zone);
  };
  if (!hasZones && !changes) return null;
  return (
    <Text color="fg.muted" textStyle="sm" mt="6">
      {hasZones && (
        <bdi>
          {zone === teacherZone
            ? t('zonesSame', { zone: mine, name })
            : t('zones', { zone: mine, name, teacherZone: cityLabel(teacherZone, at ?? now) })}
        </bdi>
      )}
      {changes && ` ${at === null ? t('clockChangeAhead', { name, date: firstChange() }) : t('clockChange', { name })}`}
    </Text>
  );
}
