import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { clock } from '../../lib/clock';
import { zoneLabel } from '../../lib/format';
import { offsetMinutes } from '../../lib/zone';

/** By whose clock the times are, as both clocks stand at that moment, and whether they move apart before it. */
export function ZoneNote({ zone, teacherZone, name, at }: { zone: string; teacherZone: string; name: string; at: number }) {
  const { t } = useTranslation('booking');
  const apart = (moment: number) => offsetMinutes(zone, moment) - offsetMinutes(teacherZone, moment);
  const mine = zoneLabel(zone, at);
  return (
    <Text color="fg.muted" textStyle="sm" mt="6">
      <bdi>
        {zone === teacherZone
          ? t('zonesSame', { zone: mine, name })
          : t('zones', { zone: mine, name, teacherZone: zoneLabel(teacherZone, at) })}
      </bdi>
      {apart(clock.now()) !== apart(at) && ` ${t('clockChange', { name })}`}
    </Text>
  );
}
