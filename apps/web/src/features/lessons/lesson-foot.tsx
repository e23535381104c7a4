import { useId, useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useIsPhone } from '../../lib/use-is-narrow';
import { AddToCalendar } from '../../ui/add-to-calendar';
import { ButtonLink } from '../../ui/links';
import { MessageLink } from '../../ui/message-link';
import type { LessonMoneyParts } from './lesson-badges';
import type { LessonActions } from './lesson-dialogs';
import { LessonReport } from './lesson-report';
import { counterpartOf, isCancellable, isMovable, type Side } from './lesson-rules';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  money: LessonMoneyParts;
  /** Another lesson with the same teacher is already offered. */
  isAgain: boolean;
  actions: LessonActions;
}

/**
 * What a lesson cost, the way to the other person, and what is seldom done with it: of a lesson to come and on a phone behind 'More'. On
 * wide screens, a row of past lessons has a 'More' of its own around this.
 */
export function LessonFoot({ lesson, side, now, zone, money, isAgain, actions }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  const moveWords = moveWordsFor(side, lesson.proposal !== null);
  const other = counterpartOf(lesson, side);
  const otherName = other.fullName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const isToCome = lesson.displayStatus === 'upcoming';
  const isFolded = isPhone || isToCome;
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="1"
      mt="3"
      pt="2"
      mb="-2"
      borderTopWidth="1px"
      borderColor="border"
    >
      {money.total(lesson)}
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" ms="auto">
        <MessageLink {...rare} userId={other.id} about={{ lesson: lesson.id }} label={t('messageTo', { name: otherName })}>
          {t('message')}
        </MessageLink>
        {isFolded && (
          <Button {...rare} aria-expanded={isOpen} aria-controls={id} aria-label={t('moreOf', of)} onClick={() => setOpen(!isOpen)}>
            {t('more')}
            <Box asChild transition="transform 150ms" transform={isOpen ? 'rotate(180deg)' : undefined}>
              <ChevronDown aria-hidden />
            </Box>
          </Button>
        )}
      </Box>
      <Box id={id} hidden={isFolded && !isOpen} {...(isPhone ? list : row)}>
        {isToCome && <AddToCalendar lesson={lesson} side={side} text={t('addToCalendar')} label={t('addToCalendarOf', of)} />}
        {money.split(lesson)}
        {side === 'student' && lesson.displayStatus === 'completed' && !isAgain && (
          <ButtonLink {...rare} to={paths.bookAgain(other.id, lesson.startsAt, lesson.subject)} aria-label={t('bookThisTimeOf', of)}>
            {t('bookThisTime')}
          </ButtonLink>
        )}
        <LessonReport lesson={lesson} now={now} zone={zone} onReport={actions.onReport} />
        {isMovable(lesson, side, now) && (
          <Button {...rare} aria-label={t(moveWords.of, of)} onClick={() => actions.onMove(lesson)}>
            {t(moveWords.name)}
          </Button>
        )}
        {isCancellable(lesson, now) && (
          <Button {...rare} color="fg.muted" aria-label={t('cancelLessonOf', of)} onClick={() => actions.onCancel(lesson)}>
            {t('cancelLesson')}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const rare = { variant: 'plain', size: 'sm', minH: '11', justifyContent: 'flex-start' } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '5', flexBasis: 'full' } as const;
/** A line for each. */
const list = { display: 'grid', justifyItems: 'start', flexBasis: 'full' } as const;

function moveWordsFor(side: Side, isProposed: boolean) {
  if (side === 'student') return { name: 'reschedule', of: 'rescheduleLessonOf' } as const;
  return isProposed ? ({ name: 'proposeOther', of: 'proposeOtherFor' } as const) : ({ name: 'propose', of: 'proposeFor' } as const);
}
