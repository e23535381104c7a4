import { Box, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime, lessonTime, listText, money, timeElsewhere, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { presenceOf } from '../../lib/pushed';
import { PersonAvatar } from '../../ui/person-avatar';
import { ButtonLink, TextLink } from '../../ui/links';
import { MessageLink } from '../../ui/message-link';
import { Stored } from '../../ui/stored';
import { PaymentBadge } from './lesson-badges';
import { isOpenNow, JoinLink } from './join-link';
import { counterpartOf, isPayable, type Side } from './lesson-rules';
import { PersonLine } from './person-line';
import { StartsIn } from './starts-in';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  day: string;
  /** Where it is paid is above: here the way there is quiet. */
  isDueAbove: boolean;
}

/** The next lesson, large: its start, the other person, and the actions. */
export function NextLesson({ lesson, side, now, zone, day, isDueAbove }: Props) {
  const { t } = useTranslation(['dashboard', 'lessons', 'common']);
  const person = counterpartOf(lesson, side);
  const presence = useQuery(presenceOf(person.id)).data;
  const name = person.fullName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const subject = subjectName(lesson.subject) || t(side === 'teacher' ? 'lessons:generalLesson' : 'lessons:general');
  const title = lesson.subject ? <Stored>{subject}</Stored> : subject;
  const isOpen = isOpenNow(lesson, now);
  // Then the button that leads to the lesson gives way to the one that pays, as it does to the one that joins.
  const payable = isPayable(lesson, side, now);
  const of = { subject, time: dayAndTime(lesson.startsAt, zone) };
  return (
    <Box as="li" mt="3" mb="1.5" p={{ base: '4', md: '5' }} borderRadius="l2" bg="brand.subtle">
      <Box display="flex" flexWrap="wrap" gap="2" justifyContent="space-between">
        <StartsIn startsAt={lesson.startsAt} now={now} zone={zone} />
        <PaymentBadge lesson={lesson} now={now} zone={zone} />
      </Box>
      <Box display="grid" gridTemplateColumns="auto minmax(0, 1fr)" columnGap="4" mt="2" alignItems={{ base: 'center', sm: 'start' }}>
        <Box gridRow={{ sm: 'span 2' }}>
          <PersonAvatar person={person} presence={presence} size="16" />
        </Box>
        <Box minW="0">
          <Heading as="h3" size="md" overflowWrap="anywhere">
            {payable || isOpen ? (
              <TextLink to={paths.lesson(lesson.id)} color="fg" py="2.5" aria-label={listText([subject, of.time])}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </Heading>
          <Text color="fg.muted" overflowWrap="anywhere">
            <PersonLine {...{ lesson, side, name }} />
          </Text>
        </Box>
        {/* On a phone at full width, so that hours and zone stay on a line. */}
        <Box minW="0" gridColumn={{ base: '1 / -1', sm: '2' }} mt={{ base: '1', sm: '0' }}>
          <Box display="flex" flexWrap="wrap" columnGap="3" mt="2">
            <Text fontWeight="semibold">{day}</Text>
            <Text fontVariantNumeric="tabular-nums">
              <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
            </Text>
          </Box>
          {lesson.teacherTimeZone !== zone && (
            <Text color="fg.muted" textStyle="sm">
              <bdi>
                {t('lessons:teacherClock', {
                  name: lesson.teacher.firstName || t('common:unknownTeacher'),
                  range: unparted(timeElsewhere(lesson, lesson.teacherTimeZone, zone)),
                })}
              </bdi>
            </Text>
          )}
          {side === 'student' && lesson.proposal && (
            <TextLink to={paths.lesson(lesson.id)} textStyle="sm">
              {t('lessons:newTimeProposed')}
            </TextLink>
          )}
        </Box>
      </Box>
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={{ base: '3', sm: '4' }}
        rowGap="1"
        mt="4"
        mb={{ base: '-1', sm: '0' }}
      >
        {/* On a phone as wide as the way to a message beside it allows. */}
        <Box flex={payable && isDueAbove ? 'none' : { base: '1 1 7rem', sm: 'none' }}>
          {isOpen ? (
            <JoinLink lesson={lesson} side={side} />
          ) : payable ? (
            <ButtonLink
              to={paths.payLesson(lesson.id)}
              aria-label={t('lessons:payNowFor', of)}
              {...(isDueAbove ? { variant: 'plain' } : { w: { base: 'full', sm: 'auto' } })}
            >
              {/* Lessons booked together are paid together. */}
              {lesson.weekly || isDueAbove ? t('lessons:payNow') : t('lessons:payAmountNow', { amount: money(lesson.price.amountCents) })}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.lesson(lesson.id)} aria-label={t('viewLessonOf', of)} w={{ base: 'full', sm: 'auto' }}>
              {t('viewLesson')}
            </ButtonLink>
          )}
        </Box>
        <MessageLink userId={person.id} about={{ lesson: lesson.id }} label={t('lessons:messageTo', { name })} size="md">
          {t('lessons:message')}
        </MessageLink>
        {!isOpen && !payable && <JoinLink lesson={lesson} side={side} />}
      </Box>
    </Box>
  );
}
