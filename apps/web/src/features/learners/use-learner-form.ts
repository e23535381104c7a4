import { useTranslation } from 'react-i18next';
import type { Learner } from '@somo/contracts/learners';
import { fieldRules } from '../../generated/field-rules';
import { useCheckedForm } from '../../lib/use-checked-form';
import type { LearnerDraft } from './learner-fields';

const { firstName } = fieldRules['POST /api/me/learners'];

/** Returns the form of a child; `learner` is the one to edit. */
export function useLearnerForm(learner?: Learner) {
  const { t } = useTranslation('learners');
  return useCheckedForm<LearnerDraft>({
    rules: { firstName },
    words: { firstName: t('form.firstNameMissing') },
    more: ({ ageGroup, consent }) => ({
      ageGroup: ageGroup === '' ? t('form.ageMissing') : undefined,
      consent: consent || learner ? undefined : t('form.consentMissing'),
    }),
    defaultValues: { firstName: learner?.firstName ?? '', ageGroup: learner?.ageGroup ?? '', consent: false },
  });
}
