import type { ReactNode } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { moveHours } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { deadline, money, offsetName, unparted } from '../../../lib/format';
import { Panel } from '../../../ui/panel';
import type { LessonActions } from '../lesson-dialogs';
import { cancelOutcome, counterpartOf, isCancellable, isMovable, isReportable, type Side } from '../lesson-rules';
import { LessonReport } from '../lesson-report';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  /** What the lesson costs, or brings in, and what became of the money. */
  price: ReactNode;
  leftCents: number;
  actions: LessonActions;
}

/** What a lesson costs, what it costs to cancel it now, and how it is changed. */
export function LessonChanges({ lesson, side, now, zone, price, leftCents, actions }: Props) {
  const { t } = useTranslation(['lesson', 'lessons', 'common']);
  const movable = isMovable(lesson, side, now);
  const cancellable = isCancellable(lesson, now);
  const outcome = cancelOutcome(lesson, side, { now, leftCents });
  const name = counterpartOf(lesson, side).firstName || t(side === 'student' ? 'common:unknownTeacher' : 'common:unknownStudent');
  const until = fromInstant(lesson.freeCancelUntil);
  const time = deadline(lesson.freeCancelUntil, now, zone);
  const isPast = lesson.displayStatus !== 'upcoming' || fromInstant(lesson.startsAt) <= now;
  const hasHelp = lesson.myProblem !== null || isReportable(lesson, now);
  const moveWord = side === 'student' ? 'lessons:reschedule' : lesson.proposal ? 'lessons:proposeOther' : 'lessons:propose';
  return (
    <Panel asChild>
      <section aria-label={t('price')}>
        {price}
        {cancellable && (
          <Text textStyle="sm" color="fg.muted" mt="3" textWrap="pretty">
            <bdi>{unparted(t(`cancel.${outcome}`, { price: money(leftCents), name, time, zone: offsetName(zone, until) }))}</bdi>
          </Text>
        )}
        {cancellable && !movable && side === 'student' && lesson.status === 'confirmed' && (
          <Text textStyle="sm" color="fg.muted" mt="2" textWrap="pretty">
            {t('tooLateToMove', { hours: moveHours })}
          </Text>
        )}
        {(cancellable || movable || hasHelp) && (
          <Stack gap="2" mt="5" pt="5" borderTopWidth="1px" borderColor="border">
            {movable && (
              <Button variant="outline" minH="11" onClick={() => actions.onMove(lesson)}>
                {t(moveWord)}
              </Button>
            )}
            {cancellable && (
              <Button variant="plain" color="fg.muted" minH="11" onClick={() => actions.onCancel(lesson)}>
                {t('lessons:cancelLesson')}
              </Button>
            )}
            {isPast && hasHelp && (
              <Box textAlign="center">
                <LessonReport lesson={lesson} now={now} zone={zone} onReport={actions.onReport} />
              </Box>
            )}
          </Stack>
        )}
      </section>
    </Panel>
  );
}
