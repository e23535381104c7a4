import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fullDate, lessonTime, money, timeElsewhere } from '../../lib/format';
import { PersonAvatar } from '../../ui/person-avatar';

/** Who, what, when and how much, with what became of the payment beside it. */
export function BookedFacts({ lesson, zone, payment }: { lesson: Lesson; zone: string; payment: ReactNode }) {
  const { t } = useTranslation(['booking', 'common']);
  const { teacher } = lesson;
  return (
    <Box display="flex" gap="4" alignItems="flex-start" mt="5" p="4" borderRadius="l2" borderWidth="1px" borderColor="border" color="fg">
      <PersonAvatar person={teacher} size="12" />
      <Box minW="0" flex="1">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{t('subjectWith', { subject: lesson.subject || t('general'), name: teacher.fullName || t('common:unknownTeacher') })}</bdi>
        </Text>
        <Text mt="1">{fullDate(lesson.startsAt, zone)}</Text>
        <Text fontVariantNumeric="tabular-nums">{lessonTime(lesson, zone)}</Text>
        {lesson.teacherTimeZone !== zone && (
          <Text textStyle="sm" color="fg.muted">
            {t('theirClock', {
              name: teacher.firstName || t('common:unknownTeacher'),
              range: timeElsewhere(lesson, lesson.teacherTimeZone, zone),
            })}
          </Text>
        )}
        <Box mt="2" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
            {money(lesson.price.amountCents)}
          </Text>
          <Box aria-live="polite">{payment}</Box>
        </Box>
      </Box>
    </Box>
  );
}
