import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';
import { horizonDays } from '@somo/contracts/rules/booking';
import { useIsHydrated } from '../../lib/use-is-hydrated';
import { useUser } from '../../lib/use-session';
import { freeTime } from './next-free';

interface Props {
  teacher: Pick<TeacherCard, 'firstName' | 'nextFreeAt' | 'sharesAvailability'>;
  now: number;
  zone: string;
}

export function NextFreeText({ teacher, now, zone }: Props) {
  const { t } = useTranslation(['teachers', 'common']);
  const user = useUser();
  const isHydrated = useIsHydrated();
  if (!teacher.sharesAvailability)
    return (
      <Text color="fg.muted" textStyle="sm" minW="0" overflowWrap="anywhere">
        {user?.role === 'student'
          ? t('freeTimesAtBooking')
          : t('freeTimesForStudents', { name: teacher.firstName || t('common:unknownTeacher') })}
      </Text>
    );
  if (!teacher.nextFreeAt)
    return (
      <Text color="fg.muted" textStyle="sm" minW="0">
        {t('noFreeTimes', { days: horizonDays })}
      </Text>
    );
  // Neither the reader's clock nor their time zone is known before.
  const next = isHydrated ? freeTime(teacher.nextFreeAt, now, zone) : null;
  return (
    <Box minW="0">
      <Text color="fg.muted" textStyle="xs">
        {t('nextFree')}
      </Text>
      <Text fontWeight="semibold" textStyle="sm">
        {next
          ? t('common:dayAtTime', { day: 'word' in next.day ? t(`common:${next.day.word}`) : next.day.text, time: next.time })
          : '\u00a0'}
      </Text>
    </Box>
  );
}
