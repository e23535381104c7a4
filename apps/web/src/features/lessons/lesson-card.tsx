import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fullDate, lessonTime, listText, timeElsewhere, timeRange, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { LessonBadges, type LessonMoneyParts } from './lesson-badges';
import { LessonPerson } from './lesson-person';
import { isCancellable, isPayable, type Side } from './lesson-rules';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  money: LessonMoneyParts;
  onCancel: (lesson: Lesson) => void;
}

export function LessonCard({ lesson, side, now, zone, money, onCancel }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const time = timeRange(lesson.startsAt, lesson.endsAt, zone);
  const cancellable = isCancellable(lesson, now);
  const payable = isPayable(lesson, side);
  const link = lesson.displayStatus === 'upcoming' && lesson.meetingLink;
  const teacherClock = t('teacherClock', {
    name: lesson.teacher.firstName || t('common:unknownTeacher'),
    range: timeElsewhere(lesson, lesson.teacherTimeZone, zone),
  });
  return (
    <Panel asChild p="5">
      <article aria-label={listText([lesson.subject, fullDate(lesson.startsAt, zone), time])}>
        <Box display="flex" flexWrap="wrap" gap="4" justifyContent="space-between">
          <LessonPerson lesson={lesson} side={side}>
            <Text mt="2" fontWeight="medium">
              {fullDate(lesson.startsAt, zone)}
            </Text>
            <Text fontVariantNumeric="tabular-nums">
              <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
            </Text>
            {lesson.teacherTimeZone !== zone && (
              <Text color="fg.muted" textStyle="sm">
                <bdi>{unparted(teacherClock)}</bdi>
              </Text>
            )}
            {lesson.cancelledBy && (
              <Text color="fg.muted" textStyle="sm" mt="1">
                {t(lesson.cancelledBy === side ? 'cancelledBy.you' : `cancelledBy.${lesson.cancelledBy}`)}
              </Text>
            )}
          </LessonPerson>
          <Box>
            <LessonBadges lesson={lesson} now={now} zone={zone} money={money} />
          </Box>
        </Box>
        {lesson.displayStatus !== 'upcoming' && lesson.notes && (
          <Box mt="4" p="4" borderRadius="l2" bg="bg.muted">
            <Text textStyle="sm" fontWeight="semibold">
              {t('notes')}
            </Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              {lesson.notes}
            </Text>
          </Box>
        )}
        {money.split(lesson)}
        {(cancellable || link || payable) && (
          <Box display="flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" gap="4" mt="4">
            {cancellable && (
              <Button
                variant="plain"
                colorPalette="clay"
                aria-label={t('cancelLessonOf', { subject: lesson.subject, time })}
                onClick={() => onCancel(lesson)}
              >
                {t('cancelLesson')}
              </Button>
            )}
            {payable && (
              <ButtonLink to={paths.payLesson(lesson.id)} aria-label={t('payNowFor', { subject: lesson.subject, time })}>
                {t('payNow')}
              </ButtonLink>
            )}
            {link && (
              <Button asChild>
                <a href={link} target={side === 'teacher' ? '_blank' : undefined} rel="noreferrer">
                  {side === 'teacher' ? t('start') : t('join')}
                </a>
              </Button>
            )}
          </Box>
        )}
      </article>
    </Panel>
  );
}
