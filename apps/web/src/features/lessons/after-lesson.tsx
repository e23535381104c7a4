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
  /** What is said above the next steps. */
  head?: ReactNode;
  /** The notes to write. */
  notes: ReactNode;
  materials: ReactNode;
  evidence: ReactNode;
  review: ReviewOf;
}

/** What comes after a lesson: the next one with the same teacher, what to do if something went wrong, and beside that, with a head, its notes and materials. */
export function AfterLesson({ lesson, side, zone, name, head, notes, materials, evidence, review }: Props) {
  const { t } = useTranslation('lessons');
  const now = useNow();
  // While the lesson goes on, its page offers the way back to it first.
  const isOver = now >= fromInstant(lesson.endsAt);
  const [from, at] = isOver
    ? (['flex-start', 'start'] as const)
    : ([
        { base: 'center', lg: 'flex-start' },
        { base: 'center', lg: 'start' },
      ] as const);
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: head ? 'minmax(0, 2fr) minmax(0, 3fr)' : 'minmax(0, 1fr)' }}
      columnGap="12"
      rowGap="5"
      alignItems="start"
    >
      <Stack gap="5">
        {head}
        <Box _empty={{ display: 'none' }}>{review(lesson, { now, zone })}</Box>
        {side === 'teacher' && <FollowingLesson {...{ lesson, zone }} />}
        {side === 'student' && (
          <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent={at} columnGap="5" rowGap="2">
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
        <ReportProblem {...{ lesson, side, zone, evidence }} alignSelf={from} />
      </Stack>
      <Stack gap="5">
        <Part title={t('sessionNotes')}>{notes}</Part>
        <Part title={t('materials')}>{materials}</Part>
      </Stack>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Heading as="h3" size="md" mb="3">
          {title}
        </Heading>
        {children}
      </section>
    </Panel>
  );
}
