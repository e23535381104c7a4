import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { dayOf, deadline, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { LocalLink } from '../../ui/links';
import type { Side } from './lesson-rules';

/** A link, and the beginning of the sentence that says when it opens. */
const onAnotherDay = { variant: 'plain', textStyle: 'sm', px: '0', minW: '0' } as const;

/** Returns whether the lesson takes place in Somo's own classroom. */
export const isHere = ({ id, meetingLink }: Lesson) => meetingLink !== null && new URL(meetingLink).pathname === `/classroom/${id}`;

/** Returns whether the lesson's room is open: a paid lesson's, from some minutes before it starts. */
export const isOpenNow = ({ paidAt, startsAt }: Lesson, now: number) =>
  paidAt !== null && now >= fromInstant(startsAt) - joinOpensMinutes * minuteMs;

interface JoinProps {
  lesson: Lesson;
  side: Side;
  size?: 'sm' | 'lg';
  /** By default a teacher starts lessons; a list may override it. */
  word?: 'join' | 'start';
}

/** On a phone, the one thing to press. */
const open = { variant: 'solid', w: { base: 'full', sm: 'auto' } } as const;
/** Not yet the one thing to press. */
const laterToday = { variant: 'outline' } as const;

/**
 * Leads to where the lesson takes place: a button once it can be entered, and until then a quiet one with the time from which it can, or
 * that it has to be paid first. A teacher keeps Somo open beside another platform. A small one is at the end of a row, with that text below.
 */
export function JoinLink({ lesson, side, size, word = side === 'teacher' ? 'start' : 'join' }: JoinProps) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  const zone = useZone();
  if (lesson.displayStatus !== 'upcoming' || !lesson.meetingLink) return null;
  const isOpen = isOpenNow(lesson, now);
  const target = side === 'teacher' ? '_blank' : undefined;
  const to = side === 'teacher' ? paths.teacherClassroom(lesson.id) : paths.studentClassroom(lesson.id);
  const opensAt = toInstant(fromInstant(lesson.startsAt) - joinOpensMinutes * minuteMs);
  const isToday = dayOf(opensAt, zone) === dayOf(now, zone);
  const way = (
    <Button asChild {...(isOpen ? open : isToday ? laterToday : onAnotherDay)} {...(size ? { size } : {})}>
      {isHere(lesson) ? (
        <LocalLink to={to}>{t(word)}</LocalLink>
      ) : (
        <a href={lesson.meetingLink} target={target} rel="noreferrer">
          {t(word)}
        </a>
      )}
    </Button>
  );
  const awaitsPayment = lesson.paidAt === null && lesson.payBy !== null && now < fromInstant(lesson.payBy);
  if (isOpen || (lesson.paidAt === null && !awaitsPayment)) return way;
  const opens = isToday ? t('opensAt', { time: timeOf(opensAt, zone) }) : t('opens', { time: deadline(opensAt, now, zone) });
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      columnGap={isToday || awaitsPayment ? '3' : '1'}
      rowGap="1"
      alignItems="center"
      {...(size && isToday ? { flexDirection: { base: 'row', sm: 'column' }, alignItems: { base: 'center', sm: 'flex-end' } } : {})}
    >
      {way}
      <Text color="fg.muted" textStyle="sm" fontVariantNumeric="tabular-nums">
        {awaitsPayment ? t(`opensOncePaid.${side}`) : unparted(opens)}
      </Text>
    </Box>
  );
}
