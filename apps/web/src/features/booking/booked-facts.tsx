import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { clock } from '../../lib/clock';
import { dayName, fullDate, lessonTime, money, offsetName, timeOf, unparted } from '../../lib/format';
import { PersonAvatar } from '../../ui/person-avatar';
import { theirTime } from './their-time';

/** Who, what, when, and until when it is free to cancel; once it is paid, how much. Until then, the price is on the button that pays. */
export function BookedFacts({ lesson, zone, paid }: { lesson: Lesson; zone: string; paid: boolean }) {
  const { t } = useTranslation(['booking', 'common']);
  const { teacher } = lesson;
  const { freeCancelUntil: until } = lesson;
  const range = theirTime(lesson, lesson.teacherTimeZone, zone);
  return (
    <Box
      display="grid"
      gridTemplateColumns="auto minmax(0, 1fr)"
      columnGap="4"
      alignItems={{ base: 'center', sm: 'start' }}
      mt="3"
      p="4"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border"
      color="fg"
    >
      <Box gridRow={{ sm: 'span 2' }}>
        <PersonAvatar person={teacher} size="12" />
      </Box>
      <Box minW="0" overflowWrap="anywhere">
        <Text fontWeight="semibold">
          <bdi>
            {t('subjectWith', {
              subject: subjectName(lesson.subject) || t('general'),
              name: teacher.fullName || t('common:unknownTeacher'),
            })}
          </bdi>
        </Text>
        {lesson.learner && <Text>{t('forLearner', { name: lesson.learner.firstName })}</Text>}
      </Box>
      <Box minW="0" gridColumn={{ base: '1 / -1', sm: '2' }}>
        <Text mt={{ base: '2', sm: '1' }}>{fullDate(lesson.startsAt, zone)}</Text>
        <Text fontVariantNumeric="tabular-nums">{unparted(lessonTime(lesson, zone))}</Text>
        {range && (
          <Text textStyle="sm" color="fg.muted">
            {t('theirClock', { name: teacher.firstName || t('common:unknownTeacher'), range })}
          </Text>
        )}
        {clock.now() < fromInstant(until) && (
          <Text textStyle="sm" mt="2">
            {t('freeUntil', { time: timeOf(until, zone), day: dayName(until, zone), zone: offsetName(zone, fromInstant(until)) })}
          </Text>
        )}
        <Box aria-live="polite">
          {paid && (
            <Box mt="2" display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              <Text fontWeight="semibold" fontVariantNumeric="tabular-nums">
                {money(lesson.price.amountCents)}
              </Text>
              <Badge colorPalette="leaf">{t('paid')}</Badge>
            </Box>
          )}
        </Box>
      </Box>
    </Box>
  );
}
