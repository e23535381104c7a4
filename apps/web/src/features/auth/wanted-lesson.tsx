import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { fromInstant, isInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { listText, offsetName, shortDate, timeOf, unparted, weekdayOf } from '../../lib/format';
import { query } from '../../lib/query';
import { useZone } from '../../lib/use-session';

/** With whom, what and when, as far as it is chosen. */
export function WantedLesson({ teacherId, search }: { teacherId: string; search: string }) {
  const { t } = useTranslation(['booking', 'common']);
  const zone = useZone();
  const teacher = useQuery(query('GET /api/teachers/:id', { params: { id: teacherId } })).data;
  const chosen = new URLSearchParams(search);
  const startsAt = chosen.get('startsAt');
  if (!teacher) return null;
  const { subjects, fullName } = teacher;
  const subject = subjects.length === 1 ? subjects[0] : subjects.find((each) => each === chosen.get('subject'));
  const name = fullName || t('common:unknownTeacher');
  return (
    <Box display="flex" gap="3" alignItems="center" minH="10" _icon={{ w: '5', h: '5', flexShrink: 0, color: 'brand.fg' }}>
      <CalendarDays aria-hidden />
      <Box minW="0" overflowWrap="anywhere" textStyle="sm">
        <Text fontWeight="semibold">
          <bdi>{subject ? t('subjectWith', { subject: subjectName(subject), name }) : t('title', { name })}</bdi>
        </Text>
        {isInstant(startsAt) && (
          <Text>
            <bdi>
              {unparted(listText([weekdayOf(startsAt, zone), shortDate(startsAt, zone), timeOf(startsAt, zone)]))} (
              {offsetName(zone, fromInstant(startsAt))})
            </bdi>
          </Text>
        )}
      </Box>
    </Box>
  );
}
