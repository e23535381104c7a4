import { useId, useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useIsPhone } from '../../lib/use-is-narrow';
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

/** What a lesson cost, and what is seldom done with one: less loud than the lesson, and on a phone behind 'More'. */
export function LessonFoot({ lesson, side, now, zone, money, isAgain, actions }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  const moveWords = moveWordsFor(side, lesson.proposal !== null);
  const other = counterpartOf(lesson, side);
  const otherName = other.fullName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      mt="4"
      pt="3.5"
      borderTopWidth="1px"
      borderColor="border"
    >
      {money.total(lesson)}
      {isPhone && (
        <Button {...rare} ms="auto" aria-expanded={isOpen} aria-controls={id} aria-label={t('moreOf', of)} onClick={() => setOpen(!isOpen)}>
          {t('more')}
          <Box asChild transition="transform 150ms" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDown aria-hidden />
          </Box>
        </Button>
      )}
      <Box id={id} hidden={isPhone && !isOpen} {...(isPhone ? list : row)}>
        {money.split(lesson)}
        <Box {...(isPhone ? { display: 'contents' } : { ...row, ms: 'auto', flex: '0 1 auto' })}>
          <MessageLink {...rare} userId={other.id} about={{ lesson: lesson.id }} label={t('messageTo', { name: otherName })}>
            {t('message')}
          </MessageLink>
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
    </Box>
  );
}

const rare = { variant: 'plain', size: 'sm', justifyContent: 'flex-start' } as const;
const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', flex: '1' } as const;
/** A line for each. */
const list = { display: 'grid', justifyItems: 'start', flexBasis: 'full' } as const;

function moveWordsFor(side: Side, isProposed: boolean) {
  if (side === 'student') return { name: 'reschedule', of: 'rescheduleLessonOf' } as const;
  return isProposed ? ({ name: 'proposeOther', of: 'proposeOtherFor' } as const) : ({ name: 'propose', of: 'proposeFor' } as const);
}
