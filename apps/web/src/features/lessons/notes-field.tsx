import { useEffect, useEffectEvent, useState, type FormEvent, type ReactNode } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson, LessonText } from '@somo/contracts/lessons';
import { notesMax } from '@somo/contracts/rules/booking';
import { fromInstant } from '@somo/contracts/time';
import { fieldRules } from '../../generated/field-rules';
import { fieldProblem } from '../../lib/field-problem';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { useIsPhone } from '../../lib/use-is-narrow';
import { TextAreaField } from '../../ui/text-area-field';
import type { Side } from './lesson-rules';

type Noted = Pick<Lesson, 'lessonNotes' | 'myNotes'>;

interface Props {
  lesson: Noted & Pick<Lesson, 'id' | 'student'>;
  side: Side;
  onSaved?: () => void;
  /** Other actions, before Save Notes. */
  actions?: ReactNode;
  /** Where what was typed outlasts the page. */
  kept?: KeptText;
  /** Saves by itself, this long after the last change. */
  saveAfterMs?: number;
}

/** A place for one text. */
export interface KeptText {
  read: () => string | null;
  write: (text: string | null) => void;
}

/** After an attempt that failed, which the next may not. */
const retryAfterMs = 10_000;

/**
 * The teacher's lesson notes, or the student's private ones, as text to edit. Until someone types it follows what is saved elsewhere; what
 * was typed stays until it is saved.
 */
export function NotesField({ lesson, side, onSaved, actions, kept, saveAfterMs }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const isPhone = useIsPhone();
  const saving = useMutation(mutation('PUT /api/lessons/:id/notes', { changes: ['lessons'] }));
  const [draft, setDraft] = useState<string | null>(() => kept?.read() ?? null);
  const stored = newest(notesBy(lesson, side), saving.data && notesBy(saving.data, side));
  const text = draft ?? stored;
  const isChanged = text.trim() !== stored.trim();
  const wrong = text.trim() === '' ? undefined : fieldProblem(fieldRules['PUT /api/lessons/:id/notes'].text, text);
  const refused = saving.isError ? refusalOf(saving.error) : undefined;
  const failed = saving.isError ? (refused ?? t(saveAfterMs ? 'notesLater' : 'notesFailed')) : undefined;
  const canSave = isChanged && text.trim() !== '' && wrong === undefined;
  const name = lesson.student.firstName || t('common:unknownStudent');

  function change(next: string | null): void {
    setDraft(next);
    kept?.write(next);
  }
  function save(): void {
    if (saving.isPending || !canSave) return;
    const sent = text.trim();
    const saved = () => {
      // What was typed meanwhile is the next draft.
      if (kept?.read()?.trim() === sent) kept.write(null);
      setDraft((current) => (current?.trim() === sent ? null : current));
      onSaved?.();
    };
    // `saving` has the failure. The answer may come after this field is gone.
    void saving.mutateAsync({ params: { id: lesson.id }, body: { text: sent } }).then(saved, () => undefined);
  }
  const saveLatest = useEffectEvent(save);
  const saveLeft = useEffectEvent(() => saveAfterMs !== undefined && save());
  const waitMs = saveAfterMs === undefined || !canSave || saving.isPending || refused ? null : saving.isError ? retryAfterMs : saveAfterMs;
  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => saveLatest(), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, text]);
  useEffect(() => () => void saveLeft(), []);
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }
  const status =
    saving.isSuccess && !isChanged ? t('notesSaved') : kept && canSave && !failed ? t(saveAfterMs ? 'savingNotes' : 'notesKept') : '';

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        <TextAreaField
          label={t(side === 'teacher' ? 'lessonNotes' : 'myNotes')}
          hint={side === 'teacher' ? t('lessonNotesHint', { name }) : t('myNotesHint')}
          name="notes"
          rows={isPhone ? 4 : 6}
          maxLength={notesMax}
          value={text}
          onChange={(event) => {
            change(event.target.value);
            if (saving.isError) saving.reset();
          }}
          error={wrong ?? failed}
        />
        <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="flex-end" gap="3">
          <Text role="status" color="fg.muted" textStyle="sm" me="auto">
            {status}
          </Text>
          {actions}
          <Button type="submit" disabled={saving.isPending || !canSave}>
            {saving.isPending ? t('savingNotes') : t('saveNotes')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}

const notesBy = (lesson: Noted, side: Side): LessonText | null => (side === 'teacher' ? lesson.lessonNotes : lesson.myNotes);

/** A list may be older than the answer to what was just saved. */
function newest(listed: LessonText | null, answered: LessonText | null | undefined): string {
  if (!answered) return listed?.text ?? '';
  if (!listed) return answered.text;
  return fromInstant(listed.updatedAt) > fromInstant(answered.updatedAt) ? listed.text : answered.text;
}
