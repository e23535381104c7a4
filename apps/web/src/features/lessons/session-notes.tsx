import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { Stored } from '../../ui/stored';
import { NotesField } from './notes-field';
import type { Side } from './lesson-rules';

/** The notes of a lesson while it takes place: the teacher's for both, or the student's own below them. */
export function SessionNotes({ lesson, side }: { lesson: Lesson; side: Side }) {
  const { t } = useTranslation('lessons');
  return (
    <Box asChild mt="6">
      <section aria-label={t('sessionNotes')}>
        <Heading as="h2" size="md" mb="3">
          {t('sessionNotes')}
        </Heading>
        {side === 'student' && lesson.lessonNotes && (
          <Box mb="4" p="4" borderRadius="l2" bg="bg.muted">
            <Text textStyle="sm" fontWeight="semibold">
              {t('teachersNotes')}
            </Text>
            <Text whiteSpace="pre-line" overflowWrap="anywhere">
              <Stored>{lesson.lessonNotes.text}</Stored>
            </Text>
          </Box>
        )}
        <NotesField lesson={lesson} side={side} />
      </section>
    </Box>
  );
}
