import { Badge, Box, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime, lessonTime, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { presenceOf } from '../../lib/pushed';
import { ButtonLink, LocalLink, TextLink } from '../../ui/links';
import { MessageLink } from '../../ui/message-link';
import { PersonAvatar } from '../../ui/person-avatar';
import { isOpenNow, JoinLink } from './join-link';
import { PaymentBadge } from './lesson-badges';
import { counterpartOf, isPayable, type Side } from './lesson-rules';
import { oneLine } from './one-line';
import { PersonLine } from './person-line';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  day: string;
}

/** A lesson after the next one: a quiet line that leads to it. What else can be done with it is there, unless it is due now. */
export function UpcomingRow({ lesson, side, now, zone, day }: Props) {
  const { t } = useTranslation(['lessons', 'dashboard', 'common']);
  const person = counterpartOf(lesson, side);
  const presence = useQuery(presenceOf(person.id)).data;
  const name = person.fullName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const subject = subjectName(lesson.subject) || t(side === 'teacher' ? 'generalLesson' : 'general');
  const of = { subject, time: dayAndTime(lesson.startsAt, zone) };
  const payable = isPayable(lesson, side, now);
  return (
    <Box
      as="li"
      position="relative"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      py="3.5"
      px="3"
      mx="-3"
      // A line as wide as what it divides: under the pointer, the row is wider. The next lesson above has an edge of its own.
      _before={{ content: '""', position: 'absolute', top: 0, insetInline: '3', borderTopWidth: '1px', borderColor: 'border' }}
      css={{ '&:nth-of-type(2)::before': { borderTopWidth: 0 } }}
      _hover={{ bg: 'bg.muted' }}
    >
      <Box display="flex" alignItems="center" gap="4" flex="1 1 16rem" minW="0">
        <PersonAvatar person={person} presence={presence} size="11" />
        <Box minW="0" flex="1" pe={{ base: '10', sm: '0' }}>
          <Box fontWeight="semibold" overflowWrap="anywhere">
            {/* The whole line is its target. */}
            <Box asChild _after={{ content: '""', position: 'absolute', inset: 0 }}>
              <LocalLink to={paths.lesson(lesson.id)} aria-label={t('dashboard:viewLessonOf', of)}>
                <bdi>{subject}</bdi>
              </LocalLink>
            </Box>
          </Box>
          <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            <PersonLine {...{ lesson, side, name }} />
          </Text>
        </Box>
      </Box>
      <Box flex="0 1 auto" minW="0" ps={{ base: '15', sm: '0' }} textAlign={{ sm: 'end' }} textStyle="sm">
        <Text fontWeight="medium">{day}</Text>
        <Text color="fg.muted" fontVariantNumeric="tabular-nums">
          <bdi>{unparted(lessonTime(lesson, zone))}</bdi>
        </Text>
      </Box>
      <MessageLink
        userId={person.id}
        about={{ lesson: lesson.id }}
        label={t('messageTo', { name })}
        // On a phone at the end of the line with the name.
        position={{ base: 'absolute', sm: 'relative' }}
        top={{ base: '3.5', sm: 'auto' }}
        insetEnd={{ base: '1', sm: 'auto' }}
        color="fg.muted"
        minW="11"
        px="0"
      />
      <Box hideBelow="sm" color="fg.muted" aria-hidden _icon={{ w: '5', h: '5' }}>
        <ChevronRight />
      </Box>
      <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" w="full" ps="15" position="relative" css={oneLine}>
        {side === 'student' && lesson.proposal && (
          <>
            <Badge colorPalette="brand" size="sm">
              {t('newTimeProposed')}
            </Badge>
            <TextLink to={paths.lesson(lesson.id)} textStyle="sm" aria-label={t('chooseTimeFor', of)}>
              {t('proposal.choose')}
            </TextLink>
          </>
        )}
        {lesson.paidAt === null && <PaymentBadge lesson={lesson} now={now} zone={zone} />}
        {payable && (
          <ButtonLink to={paths.payLesson(lesson.id)} size="sm" variant="plain" aria-label={t('payNowFor', of)}>
            {t('payNow')}
          </ButtonLink>
        )}
        {isOpenNow(lesson, now) && <JoinLink lesson={lesson} side={side} size="sm" />}
      </Box>
    </Box>
  );
}
