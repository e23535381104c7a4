import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherCard } from '@somo/contracts/people';
import type { Instant } from '@somo/contracts/time';
import { dayAndTime, dayOf, shortDate, timeOf, weekdayOf } from '../../lib/format';
import { addDays } from '../../lib/days';
import { useIsPhone } from '../../lib/use-is-narrow';
import { NextFreeText } from './next-free-text';

interface Props {
  teacher: TeacherCard;
  now: number;
  zone: string;
  onChoose: (startsAt: Instant) => void;
}

/** The teacher's next times of those that are searched for; each leads to booking it. */
export function CardTimes({ teacher, now, zone, onChoose }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const isPhone = useIsPhone();
  const times = teacher.nextTimes ?? (teacher.nextFreeAt ? [teacher.nextFreeAt] : []);
  if (times.length === 0) return <NextFreeText teacher={teacher} now={now} zone={zone} />;
  const today = dayOf(now, zone);
  const nameOf = (startsAt: Instant) => {
    const day = dayOf(startsAt, zone);
    if (day === today) return t('common:today');
    if (day === addDays(today, 1)) return t('common:tomorrow');
    return day < addDays(today, 7) ? weekdayOf(startsAt, zone) : shortDate(startsAt, zone);
  };
  return (
    <Box>
      <Text color="fg.muted" textStyle="xs" mb="1.5" srOnly={isPhone}>
        {t('nextTimes', { count: times.length })}
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="2" gridTemplateColumns={atMostThree}>
        {times.map((startsAt) => (
          <li key={startsAt}>
            <Button
              variant="outline"
              w="full"
              h="full"
              minH="12"
              px="1"
              py="1"
              flexDirection="column"
              gap="0"
              borderRadius="l2"
              whiteSpace="normal"
              aria-label={t('bookAt', { name: teacher.fullName, time: dayAndTime(startsAt, zone) })}
              onClick={() => onChoose(startsAt)}
            >
              <Text as="span" textStyle="xs" fontWeight="normal" color="fg.muted">
                {nameOf(startsAt)}
              </Text>
              <span>{timeOf(startsAt, zone)}</span>
            </Button>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Fewer where the text is large: the longest weekday has to fit. */
const atMostThree = 'repeat(auto-fill, minmax(min(100%, max(4.5rem, (100% - 1rem) / 3)), 1fr))';
