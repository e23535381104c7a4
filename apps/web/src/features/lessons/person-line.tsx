import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import type { Side } from './lesson-rules';

/** With whom a lesson is and, if it is for a child, for whom: a teacher sees the child first, and who answers for them. */
export function PersonLine({ lesson, side, name }: { lesson: Pick<Lesson, 'learner'>; side: Side; name: string }) {
  const { t } = useTranslation('lessons');
  // Lessons that an older version told of have none.
  const learner = lesson.learner?.firstName;
  if (!learner) return <bdi>{t(side === 'student' ? 'by' : 'with', { name })}</bdi>;
  if (side === 'student') return <bdi>{t('byFor', { name, learner })}</bdi>;
  return (
    <>
      <bdi>{t('withLearner', { learner })}</bdi>
      <Box as="span" display="block" color="fg.muted" fontWeight="normal">
        <bdi>{t('guardian', { name })}</bdi>
      </Box>
    </>
  );
}
