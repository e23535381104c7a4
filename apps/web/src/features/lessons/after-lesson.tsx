import type { ReactNode } from 'react';
import { Box, Heading, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { fromInstant } from '@somo/contracts/time';
import { paths } from '../../lib/paths';
import { useNow } from '../../lib/use-now';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { FollowingLesson } from './following-lesson';
import type { ReviewOf } from './lesson-dialogs';
import type { Side } from './lesson-rules';
import { ReportProblem } from './report-problem';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  name: string;
  /** The notes to write. */
  notes: ReactNode;
  materials: ReactNode;
  evidence: ReactNode;
  review: ReviewOf;
}

/** What comes after a lesson: its notes, the next one with the same teacher, and what to do if something went wrong. */
export function AfterLesson({ lesson, side, zone, name, notes, materials, evidence, review }: Props) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  // While the lesson goes on, its page offers the way back to it first.
  const isOver = now >= fromInstant(lesson.endsAt);
  return (
    <Stack gap="5">
      <Box _empty={{ display: 'none' }}>{review(lesson, { now, zone })}</Box>
      {side === 'teacher' && <FollowingLesson {...{ lesson, zone }} />}
      {side === 'student' && (
        <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent={isOver ? 'start' : 'center'} columnGap="5" rowGap="2">
          <ButtonLink
            to={paths.bookAgain(lesson.teacherId, lesson.startsAt, lesson.subject)}
            size="lg"
            variant={isOver ? 'solid' : 'outline'}
          >
            {t('bookThisTime')}
          </ButtonLink>
          <ButtonLink to={paths.bookLesson(lesson.teacherId)} variant="plain" minH="11">
            {t('bookOtherTime', { name })}
          </ButtonLink>
        </Box>
      )}
      <Panel asChild>
        <section aria-label={t('sessionNotes')}>
          <Heading as="h3" size="md" mb="3">
            {t('sessionNotes')}
          </Heading>
          {notes}
        </section>
      </Panel>
      <Panel asChild>
        <section aria-label={t('materials')}>
          <Heading as="h3" size="md" mb="3">
            {t('materials')}
          </Heading>
          {materials}
        </section>
      </Panel>
      <ReportProblem {...{ lesson, side, zone, evidence }} alignSelf="flex-start" />
    </Stack>
  );
}
