import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { joinClosesMinutes, joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { minuteMs } from '@somo/calendar/days';
import { paths } from '../../lib/paths';
import { EmptyState } from '../../ui/empty-state';
import { ButtonLink } from '../../ui/links';
import type { Place } from './place';
import { WaitingRoom } from './waiting-room';
import { whyCancelled } from './why-cancelled';

type NotOpen = 'classroom-not-open' | 'classroom-closed' | 'lesson-not-paid' | 'lesson-cancelled';

/** Returns why a lesson's classroom is closed, as the server would; undefined while it is open. */
export function whyClosed({ displayStatus, paidAt, startsAt, endsAt }: Lesson, now: number): NotOpen | undefined {
  if (displayStatus === 'cancelled') return 'lesson-cancelled';
  if (now >= fromInstant(endsAt) + joinClosesMinutes * minuteMs) return 'classroom-closed';
  if (paidAt === null) return 'lesson-not-paid';
  return now < fromInstant(startsAt) - joinOpensMinutes * minuteMs ? 'classroom-not-open' : undefined;
}

export const isNotOpen = (code: string | undefined): code is NotOpen =>
  code === 'classroom-not-open' || code === 'classroom-closed' || code === 'lesson-not-paid' || code === 'lesson-cancelled';

interface Props {
  why: NotOpen;
  place: Place;
  now: number;
  /** What a person can do once the lesson is over. */
  after: ReactNode;
}

/** Why the classroom cannot be entered, and what to do about it. */
export function EntryNotice({ why, place, now, after }: Props) {
  const { t } = useTranslation(['classroom', 'lessons']);
  const { lesson, side, name } = place;
  const away = (
    <ButtonLink to={paths.lesson(lesson.id)} variant="outline">
      {t('toLesson')}
    </ButtonLink>
  );
  if (why === 'lesson-not-paid') {
    const pay = <ButtonLink to={paths.payLesson(lesson.id)}>{t('pay')}</ButtonLink>;
    const text = side === 'student' ? t('unpaid.student') : t('unpaid.teacher', { name });
    return <Notice title={t('unpaid.title')} text={text} action={side === 'student' ? pay : away} />;
  }
  if (why === 'classroom-closed')
    return (
      <Notice title={t('closed.title')} text={t('closed.text')} action={away}>
        {after}
      </Notice>
    );
  if (why === 'lesson-cancelled') return <Notice title={t('cancelled.title')} text={whyCancelled(t, lesson, side)} action={away} />;
  return <WaitingRoom place={place} now={now} />;
}

interface NoticeProps {
  title: string;
  text: string;
  action: ReactNode;
  children?: ReactNode;
}

function Notice({ title, text, action, children }: NoticeProps) {
  return (
    <Box maxW="xl" mx="auto" px="4" py={{ base: '6', md: '10' }}>
      <EmptyState drawing="calendar" title={title} text={text} action={action} />
      <Text srOnly role="status">
        {title}
      </Text>
      {children}
    </Box>
  );
}
