import { useTranslation } from 'react-i18next';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { useProof } from '../../lib/use-proof';

/** What of a form is needed to read it. */
interface Readable<Values> {
  handleSubmit: (onValid: (values: Values) => void) => () => Promise<void>;
}

/** What it takes to do what cannot be left to whoever holds an operator's session; nothing, unless `isAsked`. */
export function useProven(error: Error | null, isAsked = true) {
  const { t } = useTranslation('operations');
  const proof = useProof(error);
  const mustSignIn = isAsked && proof.mustSignIn;
  return {
    ...proof,
    isAsked,
    mustSignIn,
    isReady: !isAsked || proof.twoStep.data !== undefined,
    /** Returns the label of the button that confirms. */
    confirm: (label: string) => (mustSignIn ? t('roles.signInAgain') : label),
    /** Returns what happens on submit: the first form with something missing shows it and takes the focus, or both are sent together. */
    submit:
      <Values>(form: Readable<Values>, send: (draft: Values, shown: ProofBody) => void) =>
      async () => {
        const draft = await valuesOf(form);
        if (!draft) return;
        const shown = isAsked ? await valuesOf(proof.form) : undefined;
        if (isAsked && !shown) return;
        if (mustSignIn) return proof.leave();
        send(draft, shown ? proof.bodyOf(shown) : {});
      },
  };
}

export type Proven = ReturnType<typeof useProven>;

/** Returns what a form holds, or undefined if something is missing, which it then shows. */
function valuesOf<Values>(form: Readable<Values>): Promise<Values | undefined> {
  return new Promise((resolve) => {
    let values: Values | undefined;
    void form
      .handleSubmit((valid) => void (values = valid))()
      .finally(() => resolve(values));
  });
}
