import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AgeGroup, Learner } from '@somo/contracts/learners';
import { consentVersion } from '@somo/contracts/rules/learners';
import { http } from '../../lib/http';
import { toast } from '../../lib/toast';
import { formProblem, type FormProblem } from '../../ui/form-alert';
import { LongFormDialog } from '../../ui/long-form-dialog';
import { LearnerFields } from './learner-fields';
import { learnerSaved } from './use-learners';
import { useLearnerForm } from './use-learner-form';

interface Props {
  /** The one to edit; a new one if omitted. */
  learner?: Learner;
  onSaved?: (learner: Learner) => void;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Adds a child for whom the user books lessons, or changes their name and age. */
export function LearnerDialog({ learner, onSaved, onClose, returnTo }: Props) {
  const { t } = useTranslation('learners');
  const cache = useQueryClient();
  const form = useLearnerForm(learner);
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const saving = useMutation({
    mutationFn: (body: { firstName: string; ageGroup: AgeGroup }) =>
      learner
        ? http('PATCH /api/me/learners/:id', { params: { id: learner.id }, body })
        : http('POST /api/me/learners', { body: { ...body, consent: true, consentVersion } }),
    onSuccess: (saved) => void learnerSaved(cache, saved),
  });
  const submit = form.handleSubmit(({ firstName, ageGroup }) => {
    setProblem(null);
    if (ageGroup === '') return;
    saving.mutate(
      { firstName, ageGroup },
      {
        onSuccess: (saved) => {
          toast(learner ? t('form.saved') : t('form.added', { name: saved.firstName }));
          onSaved?.(saved);
          onClose();
        },
        onError: (error) => {
          if (!form.showErrors(error)) setProblem(formProblem(error, { title: t('form.notSaved'), fallback: t('form.saveFailed') }));
        },
      },
    );
  });
  const act = t(learner ? 'form.save' : 'form.add');
  return (
    <LongFormDialog
      title={learner ? t('form.editTitle', { name: learner.firstName }) : t('form.addTitle')}
      cancel={t('form.cancel')}
      save={saving.isPending ? t('form.saving') : act}
      busy={saving.isPending}
      {...{ problem, onClose, returnTo }}
      onSubmit={submit}
    >
      <LearnerFields form={form} disabled={saving.isPending} asksConsent={!learner} />
    </LongFormDialog>
  );
}
