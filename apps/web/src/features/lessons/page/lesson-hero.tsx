import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { subjectName } from '../../../i18n/names';
import { dayOf, fullDate, lessonTime, monthLabelText, timeElsewhere, unparted, weekdayOf } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { presenceOf } from '../../../lib/pushed';
import { AddToCalendar } from '../../../ui/add-to-calendar';
import { TextLink } from '../../../ui/links';
import { MessageLink } from '../../../ui/message-link';
import { Panel } from '../../../ui/panel';
import { PersonAvatar } from '../../../ui/person-avatar';
import { Stored } from '../../../ui/stored';
import { LessonLines } from '../lesson-lines';
import { counterpartOf, hasStarted, type Side } from '../lesson-rules';
import { StartsIn } from '../starts-in';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  badge: ReactNode;
  children: ReactNode;
}

/** What a lesson is, when, on both clocks, and with whom; below that what comes next. */
export function LessonHero({ lesson, side, now, zone, badge, children }: Props) {
  const { t } = useTranslation(['lesson', 'lessons', 'common']);
  const isToCome = lesson.displayStatus === 'upcoming' && now < fromInstant(lesson.endsAt);
  const teacherName = lesson.teacher.firstName || t('common:unknownTeacher');
  return (
    <Panel p="0" overflow="hidden">
      <Box p={{ base: '5', md: '6' }}>
        <Box display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap={{ base: '4', md: '6' }} alignItems="start">
          <Box gridRow={{ sm: 'span 2' }}>
            <DayTile at={lesson.startsAt} zone={zone} isOff={lesson.displayStatus === 'cancelled'} />
          </Box>
          <Box minW="0" alignSelf={{ base: 'center', sm: 'start' }}>
            <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2" _empty={{ display: 'none' }}>
              {isToCome && <StartsIn startsAt={lesson.startsAt} now={now} zone={zone} />}
              {badge}
            </Box>
            <Heading as="h1" size={{ base: 'xl', md: '3xl' }} lineHeight="short" mt="1" overflowWrap="anywhere">
              {lesson.subject ? (
                <Stored>{subjectName(lesson.subject)}</Stored>
              ) : (
                t(side === 'teacher' ? 'lessons:generalLesson' : 'lessons:general')
              )}
            </Heading>
          </Box>
          <Box minW="0" gridColumn={{ base: '1 / -1', sm: '2' }} mt={{ base: '4', sm: '1' }}>
            <Text fontWeight="semibold">{fullDate(lesson.startsAt, zone)}</Text>
            <Text fontVariantNumeric="tabular-nums">
              <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
            </Text>
            {lesson.teacherTimeZone !== zone && (
              <Text color="fg.muted" textStyle="sm">
                <bdi>
                  {unparted(t('lessons:teacherClock', { name: teacherName, range: timeElsewhere(lesson, lesson.teacherTimeZone, zone) }))}
                </bdi>
              </Text>
            )}
            <LessonLines lesson={lesson} side={side} isRoomy />
            {isToCome && lesson.status === 'confirmed' && (
              <Box mt="1">
                <AddToCalendar lesson={lesson} side={side} text={t('lessons:addToCalendar')} />
              </Box>
            )}
          </Box>
        </Box>
        <Person lesson={lesson} side={side} />
      </Box>
      <Box
        p={{ base: '5', md: '6' }}
        borderTopWidth="1px"
        borderColor="border"
        bg={isToCome || hasStarted(lesson, now) ? 'brand.subtle' : 'bg.subtle'}
      >
        {children}
      </Box>
    </Panel>
  );
}

/** The day as on a calendar's leaf; what it says stands beside it in words. */
function DayTile({ at, zone, isOff }: { at: Lesson['startsAt']; zone: string; isOff: boolean }) {
  const day = dayOf(at, zone);
  return (
    <Box
      aria-hidden
      w={{ base: '14', md: '20' }}
      textAlign="center"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border"
      overflow="hidden"
    >
      <Text
        textStyle="xs"
        fontWeight="semibold"
        py="0.5"
        {...(isOff ? { bg: 'sand.muted', color: 'sand.fg' } : { bg: 'brand.solid', color: 'brand.contrast' })}
      >
        {monthLabelText(day)}
      </Text>
      <Text fontFamily="heading" fontWeight="bold" textStyle={{ base: '2xl', md: '4xl' }} lineHeight="shorter" pt="1.5">
        {Number(day.slice(8))}
      </Text>
      <Text textStyle="xs" color="fg.muted" pb="1.5">
        {weekdayOf(at, zone)}
      </Text>
    </Box>
  );
}

/** The other person, the learner if it is for one, and the way to write to them. */
function Person({ lesson, side }: { lesson: Lesson; side: Side }) {
  const { t } = useTranslation(['lesson', 'common']);
  const person = counterpartOf(lesson, side);
  const presence = useQuery(presenceOf(person.id)).data;
  const name = person.fullName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const learner = lesson.learner?.firstName;
  return (
    <Box display="flex" alignItems="center" gap="4" mt="5">
      <Box display="flex" alignItems="center" gap="3" flex="1" minW="0">
        <PersonAvatar person={person} presence={presence} size="11" />
        <Box minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {side === 'student' && person.fullName ? (
              <TextLink to={paths.teacher(person.id)} py="3" aria-label={t('profileOf', { name })}>
                <Stored>{name}</Stored>
              </TextLink>
            ) : (
              <Stored>{name}</Stored>
            )}
          </Text>
          {learner && (
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              <bdi>{side === 'student' ? t('forLearner', { name: learner }) : t('forChild', { name: learner, guardian: name })}</bdi>
            </Text>
          )}
        </Box>
      </Box>
      <MessageLink
        userId={person.id}
        about={{ lesson: lesson.id }}
        label={t('messageTo', { name })}
        variant="outline"
        minW="11"
        px={{ base: '0', sm: '4' }}
      >
        {/* On a phone beside the name. */}
        <Box as="bdi" hideBelow="sm">
          {t('messageTo', { name: person.firstName || name })}
        </Box>
      </MessageLink>
    </Box>
  );
}
