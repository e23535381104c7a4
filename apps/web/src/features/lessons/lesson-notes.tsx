import type { ReactNode } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson, LessonText } from '@somo/contracts/lessons';
import { timeOf } from '../../lib/format';
import { isNotable, type Side } from './lesson-rules';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  onWrite: (lesson: Lesson) => void;
}

/** What was written about a lesson that this side may read, and the way to write more once it has started. */
export function LessonNotes({ lesson, side, now, zone, onWrite }: Props) {
  const { t } = useTranslation('lessons');
  const own = side === 'teacher' ? lesson.lessonNotes : lesson.myNotes;
  const isWritable = isNotable(lesson, now);
  if (!isWritable && !lesson.lessonNotes && !lesson.myNotes) return null;
  const of = { subject: lesson.subject, time: timeOf(lesson.startsAt, zone) };
  const edit = isWritable && (
    <Button variant="plain" size="sm" px="0" aria-label={t('editNotesOf', of)} onClick={() => onWrite(lesson)}>
      {t('editNotes')}
    </Button>
  );
  return (
    <Stack mt="4" gap="3" align="stretch">
      {lesson.lessonNotes && (
        <Notes
          title={t(side === 'teacher' ? 'lessonNotes' : 'teachersNotes')}
          notes={lesson.lessonNotes}
          action={side === 'teacher' && edit}
        />
      )}
      {lesson.myNotes && <Notes title={t('myNotes')} hint={t('myNotesHint')} notes={lesson.myNotes} action={edit} />}
      {isWritable && !own && (
        <Button
          variant="outline"
          size="sm"
          alignSelf="flex-start"
          aria-label={t(side === 'teacher' ? 'addLessonNotesOf' : 'addMyNotesOf', of)}
          onClick={() => onWrite(lesson)}
        >
          {t(side === 'teacher' ? 'addLessonNotes' : 'addMyNotes')}
        </Button>
      )}
    </Stack>
  );
}

function Notes({ title, hint, notes, action }: { title: string; hint?: string; notes: LessonText; action: ReactNode }) {
  return (
    <Box p="4" borderRadius="l2" bg="bg.muted">
      <Box display="flex" flexWrap="wrap" columnGap="3" alignItems="center" justifyContent="space-between">
        <Text textStyle="sm" fontWeight="semibold">
          {title}
        </Text>
        {action}
      </Box>
      {hint && (
        <Text textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      <Text mt="1" whiteSpace="pre-line" overflowWrap="anywhere">
        <bdi>{notes.text}</bdi>
      </Text>
    </Box>
  );
}
