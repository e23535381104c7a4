import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { minuteMs } from '@somo/calendar/days';
import type { Lesson } from '@somo/contracts/lessons';
import { joinOpensMinutes } from '@somo/contracts/rules/booking';
import { fromInstant, toInstant } from '@somo/contracts/time';
import { deadline, money, offsetName, unparted } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { ButtonLink } from '../../../ui/links';
import { isHere, JoinLink } from '../join-link';
import { counterpartOf, type Side } from '../lesson-rules';
import { actOf, stageOf } from './lesson-stage';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  onWrite: () => void;
}

const wide = { size: 'lg', w: { base: 'full', sm: 'auto' } } as const;

/** The one thing to do about a lesson; null where there is none, or where it stands by itself: the answer to a proposal, and the review. */
export function NextAct({ lesson, side, now, onWrite }: Props) {
  const { t } = useTranslation(['lesson', 'lessons']);
  switch (actOf(lesson, side, now)) {
    case 'pay':
      return (
        <ButtonLink to={paths.payLesson(lesson.id)} {...wide}>
          {t('lessons:payAmountNow', { amount: money(lesson.price.amountCents) })}
        </ButtonLink>
      );
    case 'join':
      return <JoinLink lesson={lesson} side={side} size="lg" />;
    case 'notes':
      return (
        <Button {...wide} onClick={onWrite}>
          {t('lessons:addLessonNotes')}
        </Button>
      );
    case 'again': {
      const { teacherId, startsAt, subject, displayStatus } = lesson;
      const to = displayStatus === 'cancelled' ? paths.bookLesson(teacherId) : paths.bookAgain(teacherId, startsAt, subject);
      return (
        <ButtonLink to={to} {...wide}>
          {t('again')}
        </ButtonLink>
      );
    }
    case 'answer':
    case 'rate':
    case null:
      return null;
  }
}

/** What happens next with a lesson, in a sentence. */
export function NextWords({ lesson, side, now, zone }: Omit<Props, 'onWrite'>) {
  return <Text textWrap="pretty">{unparted(useNextWords({ lesson, side, now, zone }))}</Text>;
}

function useNextWords({ lesson, side, now, zone }: Omit<Props, 'onWrite'>): string {
  const { t } = useTranslation(['lesson', 'common']);
  const name = counterpartOf(lesson, side).firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const act = actOf(lesson, side, now);
  switch (stageOf(lesson, now)) {
    case 'unpaid': {
      const time = deadline(lesson.payBy!, now, zone);
      return t(side === 'student' ? 'next.pay' : 'next.awaitsPayment', { name, time, zone: offsetName(zone, fromInstant(lesson.payBy!)) });
    }
    case 'overdue':
      return t('next.overdue');
    case 'ahead': {
      const opensAt = toInstant(fromInstant(lesson.startsAt) - joinOpensMinutes * minuteMs);
      return t('next.ahead', { time: deadline(opensAt, now, zone), count: joinOpensMinutes });
    }
    case 'open':
      return isHere(lesson) || !lesson.meetingLink ? t('next.here') : t('next.outside', { host: new URL(lesson.meetingLink).host });
    case 'ended':
    case 'completed':
      if (act === 'rate' || act === 'notes' || act === 'again') return t(`next.${act}`, { name });
      return t(stageOf(lesson, now) === 'ended' ? 'next.ended' : 'next.done');
    case 'cancelled':
      return act === 'again' ? t('next.rebook', { name }) : t('next.off');
  }
}
