import { useEffect } from 'react';
import type { AddLearnerBody } from '@somo/contracts/routes/learners';
import { consentVersion } from '@somo/contracts/rules/learners';
import { LearnerFields } from './learner-fields';
import { useLearnerForm } from './use-learner-form';

/** Returns the child; null if something is missing, which the fields then say. */
export type ChildCheck = () => Promise<AddLearnerBody | null>;

interface Props {
  busy: boolean;
  onCheck: (check: ChildCheck | null) => void;
}

/** The fields of a child within another form, whose own button submits them. */
export function ChildFields({ busy, onCheck }: Props) {
  const form = useLearnerForm();
  const { handleSubmit } = form;
  useEffect(() => {
    const check: ChildCheck = () =>
      new Promise((resolve) => {
        const found = handleSubmit(
          ({ firstName, ageGroup }) => resolve(ageGroup === '' ? null : { firstName, ageGroup, consent: true, consentVersion }),
          () => resolve(null),
        );
        void found();
      });
    onCheck(check);
    return () => onCheck(null);
  }, [handleSubmit, onCheck]);
  return <LearnerFields form={form} disabled={busy} asksConsent />;
}
