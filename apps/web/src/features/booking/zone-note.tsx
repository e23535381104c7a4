import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../lib/clock';
import { cityLabel, zoneLabel } from '../../lib/format';
import { offsetMinutes } from '../../lib/zone';

interface Props {
  zone: string;
  teacherZone: string;
  name: string;
  at: number;
  /** False where the times themselves name both zones. */
  hasZones: boolean;
}

/** States in whose time zone the times are, with both UTC offsets at that moment, and warns if the difference changes before then. */
export function ZoneNote({ zone, teacherZone, name, at, hasZones }: Props) {
  const { t } = useTranslation('booking');
  const apart = (moment: number) => offsetMinutes(zone, moment) - offsetMinutes(teacherZone, moment);
  const mine = zoneLabel(zone, at);
  const changes = apart(clock.now()) !== apart(at);
  if (!hasZones && !changes) return null;
  return (
    <Text color="fg.muted" textStyle="sm" mt="6">
      {hasZones && (
        <bdi>
          {zone === teacherZone
            ? t('zonesSame', { zone: mine, name })
            : t('zones', { zone: mine, name, teacherZone: cityLabel(teacherZone, at) })}
        </bdi>
      )}
      {changes && ` ${t('clockChange', { name })}`}
    </Text>
  );
}
