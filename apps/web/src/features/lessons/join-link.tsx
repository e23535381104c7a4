import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '@somo/calendar/days';
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

/** Says from when a paid lesson can be joined, until it can. */
export function JoinHint({ lesson }: { lesson: Lesson }) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  if (lesson.displayStatus !== 'upcoming' || !lesson.meetingLink || lesson.paidAt === null || isOpenNow(lesson, now)) return null;
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

/** Leads to where the lesson takes place; a quiet link until it can be entered. A teacher keeps Somo open beside it. */
export function JoinLink({ lesson, side, size, word = side === 'teacher' ? 'start' : 'join' }: JoinProps) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  if (lesson.displayStatus !== 'upcoming' || !lesson.meetingLink) return null;
  const isOpen = isOpenNow(lesson, now);
  const target = side === 'teacher' ? '_blank' : undefined;
  const to = side === 'teacher' ? paths.teacherClassroom(lesson.id) : paths.studentClassroom(lesson.id);
  return (
    <Button asChild variant={isOpen ? 'solid' : 'plain'} {...(isOpen ? {} : { color: 'fg.muted' })} {...(size ? { size } : {})}>
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
