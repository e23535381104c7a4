import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Instant } from '@somo/contracts/time';
import { dayName, dayOf, fullDate, listText, timeOf, unparted } from '../../lib/format';
import { clock } from '../../lib/clock';
import { theirClock } from '../../lib/their-clock';

interface Props {
  at: Instant;
  teacher: string;
  teacherZone: string;
  zone: string;
}

/** A start on one line, and what it is for the teacher. */
export function ShortTime({ at, teacher, teacherZone, zone }: Props) {
  const { t } = useTranslation('requests');
  const isThisYear = dayOf(at, zone).slice(0, 4) === dayOf(clock.now(), zone).slice(0, 4);
  const there = theirClock(at, teacherZone, zone);
  return (
    <Text as="span" fontVariantNumeric="tabular-nums">
      <bdi>{unparted(listText([isThisYear ? dayName(at, zone) : fullDate(at, zone), timeOf(at, zone)]))}</bdi>
      {there && (
        <Box as="span" display="inline-block" color="fg.muted" textStyle="sm" fontWeight="normal" ms="2">
          {unparted(t(there.day === null ? 'their' : 'theirOtherDay', { ...there, name: teacher }))}
        </Box>
      )}
    </Text>
  );
}
