import type { ReactNode } from 'react';
import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import type { Answer } from '../../../lib/query';
import { Panel } from '../../../ui/panel';
import { LessonBadge, type LessonMoneyParts } from '../lesson-badges';
import { useLessonDialogs, type AttendanceOf, type ReviewOf } from '../lesson-dialogs';
import { LessonNotes } from '../lesson-notes';
import { hasStarted, isNotable, type Side } from '../lesson-rules';
import { ProposalBox } from '../proposal-box';
import { HistoryList } from './history-list';
import { LessonChanges } from './lesson-changes';
import { LessonHero } from './lesson-hero';
import { actOf, stageOf } from './lesson-stage';
import { NextAct, NextWords } from './next-step';

interface LessonParts {
  money: Pick<LessonMoneyParts, 'word' | 'leftCents'>;
  /** The price or what the teacher receives. */
  price: ReactNode;
  review: ReviewOf;
  attendance: AttendanceOf;
  /** The files of both; null of a cancelled lesson without any. */
  materials: ReactNode;
  /** What was drawn in the lesson; null where nothing was. */
  board: ReactNode;
  /** The recordings of the lesson, and whether there may be one; null where there is nothing to show. */
  recording: ReactNode;
  /** Who was in the classroom. */
  attended: ReactNode;
}

interface Props {
  lesson: Lesson;
  history: Answer<'GET /api/lessons/:id/history'>;
  side: Side;
  now: number;
  zone: string;
  parts: LessonParts;
  /** The address asks to rate the lesson. */
  asksToRate: boolean;
}

/** Everything about one lesson, with the one thing to do next first. */
export function LessonPage({ lesson, history, side, now, zone, parts, asksToRate }: Props) {
  const { t } = useTranslation(['lesson', 'classroom', 'recording']);
  const { actions, dialog } = useLessonDialogs([lesson], side, zone, parts);
  const at = { lesson, side, now, zone };
  const act = actOf(lesson, side, now);
  // Until when it is to be paid stands beside the way to pay.
  const badge = stageOf(lesson, now) !== 'unpaid' && <LessonBadge lesson={lesson} now={now} zone={zone} money={parts.money} />;
  const hasButton = act !== null && act !== 'answer' && act !== 'rate';
  const next = hasButton && <NextAct {...at} onWrite={() => actions.onWrite(lesson)} />;
  const hasNotes = act !== 'notes' && (isNotable(lesson, now) || lesson.lessonNotes !== null || lesson.myNotes !== null);
  const isAttended = hasStarted(lesson, now) && fromInstant(lesson.endsAt) <= now && lesson.paidAt !== null;
  // Beside what is below the lesson, or in its place.
  const hasMore = hasNotes || isAttended || parts.materials !== null;
  const past = (
    <Box order={{ base: '1', lg: '0' }} px={{ base: '1', md: '2' }} pt={{ lg: hasMore ? '0' : '2' }} minW="0">
      <HistoryList of={history} {...at} />
    </Box>
  );
  return (
    <>
      <Box
        display="grid"
        gap={{ base: '4', lg: '6' }}
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 4fr)' }}
        gridTemplateRows={{ lg: 'auto auto 1fr' }}
      >
        <LessonHero {...at} badge={badge}>
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="5" rowGap="4" _empty={{ display: 'none' }}>
            {next}
            {/* The same element once it is written, so that its dialog ends in order. */}
            <Box _empty={{ display: 'none' }} {...(lesson.review ? { w: 'full', order: '1' } : { w: { base: 'full', sm: 'auto' } })}>
              {parts.review(lesson, { now, zone, first: { asks: asksToRate } })}
            </Box>
            {act !== 'answer' && (
              <Box flex="1 1 14rem" minW="0">
                <NextWords {...at} />
              </Box>
            )}
            {lesson.proposal && (
              <Box w="full">
                <ProposalBox lesson={lesson} side={side} zone={zone} bare />
              </Box>
            )}
          </Box>
        </LessonHero>
        <Box display={{ base: 'contents', lg: 'grid' }} gap="8" gridColumn="2" gridRow="1 / span 3" minW="0">
          <LessonChanges {...at} price={parts.price} leftCents={parts.money.leftCents(lesson)} actions={actions} />
          {hasMore && past}
        </Box>
        {!hasMore && past}
        <Panel p="0" _empty={{ display: 'none' }}>
          {hasNotes && (
            <Section title={t('notes')}>
              <Box display="flex" flexDirection="column" gap="4" alignItems="flex-start">
                <LessonNotes {...at} onWrite={actions.onWrite} />
              </Box>
            </Section>
          )}
          {parts.materials && <Section title={t('classroom:tabs.materials')}>{parts.materials}</Section>}
          {parts.board && <Section title={t('classroom:controls.board')}>{parts.board}</Section>}
          {parts.recording && <Section title={t('recording:title')}>{parts.recording}</Section>}
          {isAttended && <Section title={t('classroom:attendance.title')}>{parts.attended}</Section>}
        </Panel>
      </Box>
      {dialog}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box
      as="section"
      aria-label={title}
      px={{ base: '5', md: '6' }}
      py="5"
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
    >
      <Heading as="h2" size="md" mb="3">
        {title}
      </Heading>
      {children}
    </Box>
  );
}
