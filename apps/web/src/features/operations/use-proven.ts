import { useTranslation } from 'react-i18next';
import type { ProofAct } from '@somo/contracts/passkeys';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { useProof } from '../../lib/use-proof';
import { valuesOf, type Readable } from '../../lib/values-of';

/** What it takes to do what cannot be left to whoever holds an operator's session; nothing, unless `isAsked`. */
export function useProven(error: Error | null, act: ProofAct, isAsked = true) {
  const { t } = useTranslation('operations');
  const proof = useProof(error, act);
  const mustSignIn = isAsked && proof.mustSignIn;
  const isReady = !isAsked || proof.twoStep.data !== undefined;
  return {
    ...proof,
    isAsked,
    mustSignIn,
    /** False while it is unknown what to ask for: then nothing is sent. */
    isReady,
    /** Returns the label of the button that confirms. */
    confirm: (label: string) => (mustSignIn ? t('roles.signInAgain') : label),
    /** Returns what happens on submit: the first form with something missing shows it and takes the focus, or both are sent together. */
    submit:
      <Values>(form: Readable<Values>, send: (draft: Values, shown: ProofBody) => void) =>
      async () => {
        const draft = await valuesOf(form);
        if (!draft || !isReady) return;
        if (isAsked) await proof.submit((shown) => send(draft, shown))();
        else send(draft, {});
      },
    /** Returns what happens on asking for a passkey: the form is checked before, and sent with what the passkey has signed. */
    sign:
      <Values>(form: Readable<Values>, send: (draft: Values, shown: ProofBody) => void) =>
      async () => {
        const draft = await valuesOf(form);
        if (draft) proof.sign((shown) => send(draft, shown));
      },
  };
}

export type Proven = ReturnType<typeof useProven>;
