import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { dayMs, minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { LocalLink } from '../../ui/links';
import type { Side } from './lesson-rules';

/** Returns whether the lesson takes place in Somo's own classroom. */
const isHere = ({ id, meetingLink }: Lesson) => meetingLink !== null && new URL(meetingLink).pathname === `/classroom/${id}`;

/** Returns whether the lesson's room is open: a paid lesson's, from some minutes before it starts. */
export const isOpenNow = ({ paidAt, startsAt }: Lesson, now: number) =>
  paidAt !== null && now >= fromInstant(startsAt) - joinOpensMinutes * minuteMs;

/** Says from when a paid lesson can be joined, until it can; in a list, only of a lesson that is near. */
export function JoinHint({ lesson, always = false }: { lesson: Lesson; always?: boolean }) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  if (lesson.displayStatus !== 'upcoming' || !lesson.meetingLink || lesson.paidAt === null || isOpenNow(lesson, now)) return null;
  if (!always && fromInstant(lesson.startsAt) - now > dayMs) return null;
  return (
    <Text color="fg.muted" textStyle="sm">
      {t('joinOpens', { count: joinOpensMinutes })}
    </Text>
  );
}

interface JoinProps {
  lesson: Lesson;
  side: Side;
  size?: 'sm';
  /** A teacher starts lessons, except where a list says otherwise. */
  word?: 'join' | 'start';
}

/** On a phone, the one thing to press. */
const open = { variant: 'solid', w: { base: 'full', sm: 'auto' } } as const;

/** Leads to where the lesson takes place; a quiet link until it can be entered. A teacher keeps Somo open beside it. */
export function JoinLink({ lesson, side, size, word = side === 'teacher' ? 'start' : 'join' }: JoinProps) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  if (lesson.displayStatus !== 'upcoming' || !lesson.meetingLink) return null;
  const isOpen = isOpenNow(lesson, now);
  const target = side === 'teacher' ? '_blank' : undefined;
  const to = side === 'teacher' ? paths.teacherClassroom(lesson.id) : paths.studentClassroom(lesson.id);
  return (
    <Button asChild {...(isOpen ? open : { variant: 'plain', color: 'fg.muted' })} {...(size ? { size } : {})}>
      {isHere(lesson) ? (
        <LocalLink to={to} target={target}>
          {t(word)}
        </LocalLink>
      ) : (
        <a href={lesson.meetingLink} target={target} rel="noreferrer">
          {t(word)}
        </a>
      )}
    </Button>
  );
}
