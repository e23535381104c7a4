import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { StoredText } from '../../ui/stored-text';
import { KeptNotes } from './kept-notes';
import type { Side } from './lesson-rules';

/** The notes of a lesson while it takes place: the teacher's for both, or the student's own below them. */
export function SessionNotes({ lesson, side, userId }: { lesson: Lesson; side: Side; userId: string }) {
  const { t } = useTranslation('lessons');
  return (
    <>
      {side === 'student' && lesson.lessonNotes && (
        <Box mb="4" p="4" borderRadius="l2" bg="bg.muted">
          <Text textStyle="sm" fontWeight="semibold">
            {t('teachersNotes')}
          </Text>
          <StoredText whiteSpace="pre-line">{lesson.lessonNotes.text}</StoredText>
        </Box>
      )}
      <KeptNotes key={lesson.id} lesson={lesson} side={side} userId={userId} />
    </>
  );
}
