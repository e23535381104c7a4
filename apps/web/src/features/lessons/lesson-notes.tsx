import type { ReactNode } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson, LessonText } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { dayAndTime } from '../../lib/format';
import { StoredText } from '../../ui/stored-text';
import { isNotable, type Side } from './lesson-rules';

interface Props {
  lesson: Lesson;
  side: Side;
  now: number;
  zone: string;
  onWrite: (lesson: Lesson) => void;
}

/** What was written about a lesson that this side may read, and the way to write more once it has started: items of the row around them. */
export function LessonNotes({ lesson, side, now, zone, onWrite }: Props) {
  const { t } = useTranslation('lessons');
  const own = side === 'teacher' ? lesson.lessonNotes : lesson.myNotes;
  const isWritable = isNotable(lesson, now);
  if (!isWritable && !lesson.lessonNotes && !lesson.myNotes) return null;
  const of = { subject: subjectName(lesson.subject), time: dayAndTime(lesson.startsAt, zone) };
  const { word, label } = own ? edit : add[side];
  const write = isWritable && (
    <Button
      size="sm"
      {...(own || side === 'student' ? { variant: 'plain', px: '0' } : { variant: 'outline' })}
      aria-label={t(label, of)}
      onClick={() => onWrite(lesson)}
    >
      {t(word)}
    </Button>
  );
  return (
    <>
      {side === 'student' && lesson.lessonNotes && <Notes title={t('teachersNotes')} notes={lesson.lessonNotes} />}
      {side === 'teacher' ? (
        <Notes title={t('lessonNotes')} notes={own} action={write} />
      ) : (
        <Notes title={t('myNotes')} hint={t('myNotesHint')} notes={own} action={write} />
      )}
    </>
  );
}

const edit = { word: 'editNotes', label: 'editNotesOf' } as const;
const add = {
  teacher: { word: 'addLessonNotes', label: 'addLessonNotesOf' },
  student: { word: 'addMyNotes', label: 'addMyNotesOf' },
} as const;

interface NotesProps {
  title: string;
  hint?: string;
  /** null: there are none, and only the action is shown. It stays the same element when there are some, and so keeps the focus. */
  notes: LessonText | null;
  action?: ReactNode;
}

function Notes({ title, hint, notes, action }: NotesProps) {
  return (
    <Box {...(notes ? { w: 'full', flexBasis: 'full', ps: '4', borderInlineStartWidth: '3px', borderColor: 'border' } : {})}>
      <Box display="flex" flexWrap="wrap" columnGap="3" alignItems="center" justifyContent="space-between">
        {notes && (
          <Text textStyle="sm" fontWeight="semibold">
            {title}
          </Text>
        )}
        {action}
      </Box>
      {notes && hint && (
        <Text textStyle="sm" color="fg.muted">
          {hint}
        </Text>
      )}
      {notes && (
        <StoredText mt="1" whiteSpace="pre-line">
          {notes.text}
        </StoredText>
      )}
    </Box>
  );
}
