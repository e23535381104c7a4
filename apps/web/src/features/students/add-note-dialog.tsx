import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { studentNoteMax } from '@somo/contracts/rules/students';
import type { Student } from '@somo/contracts/students';
import { fieldRules } from '../../generated/field-rules';
import { mutation, untilAnswered } from '../../lib/mutation';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { formProblem, type FormProblem } from '../../ui/form-alert';
import { LongFormDialog } from '../../ui/long-form-dialog';
import { TextAreaField } from '../../ui/text-area-field';

interface Props {
  student: Student;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Writes a note about a student. What was typed stays until it is saved or thrown away. */
export function AddNoteDialog({ student, onClose, returnTo }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const saving = useMutation({ ...mutation('POST /api/students/:id/notes', { changes: ['students'] }), ...untilAnswered });
  const form = useCheckedForm({
    rules: fieldRules['POST /api/students/:id/notes'],
    defaultValues: { text: '' },
    words: { text: t('noteMissing') },
  });
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const submit = form.handleSubmit((body) => {
    setProblem(null);
    saving.mutate(
      { params: { id: student.id }, body },
      {
        onSuccess: () => {
          toast(t('noteSaved'));
          onClose();
        },
        onError: (error) => {
          if (!form.showErrors(error)) setProblem(formProblem(error, { title: t('noteNotSaved'), fallback: t('noteFailed') }));
        },
      },
    );
  });
  return (
    <LongFormDialog
      title={t('addNoteFor', { student: student.fullName || t('common:unknownStudent') })}
      cancel={t('common:cancel')}
      save={t(saving.isPending ? 'savingNote' : 'saveNote')}
      busy={saving.isPending}
      {...{ problem, onClose, returnTo }}
      onSubmit={submit}
    >
      <TextAreaField
        {...form.field('text')}
        label={t('note')}
        hint={t('noteHint')}
        value={form.watch('text')}
        maxLength={studentNoteMax}
        disabled={saving.isPending}
      />
    </LongFormDialog>
  );
}
