import { useMutation, useQuery } from '@tanstack/react-query';
import type { TwoStepState } from '@somo/contracts/asks/auth';
import type { ProofAct } from '@somo/contracts/passkeys';
import type { ProofBody } from '@somo/contracts/routes/proof';
import type { SecondStepMethod } from '@somo/contracts/rules/second-step';
import { useLocation } from 'react-router-dom';
import { fieldRules } from '../generated/field-rules';
import { useBeginGoogle } from './begin-google';
import { http } from './http';
import { PasskeyError, passkeyObstacle } from './passkey-support';
import { isRefused } from './problem';
import { query } from './query';
import { useCheckedForm } from './use-checked-form';

const { password: passwordRule, code: codeRule } = fieldRules['POST /api/auth/two-step/remove'];

/** What is said of a field that is empty. */
type Missing = Record<'password' | 'code', string>;

interface Given {
  password: string;
  code: string;
  method: SecondStepMethod;
}

/** The password, and a code where sign-in takes two steps. */
function useProofForm({ hasPassword, isOn }: Pick<TwoStepState, 'hasPassword' | 'isOn'>, missing: Missing | undefined) {
  const form = useCheckedForm<Given>({
    rules: {
      ...(hasPassword ? { password: { ...passwordRule, required: true } } : {}),
      ...(isOn ? { code: { ...codeRule, required: true } } : {}),
    },
    defaultValues: { password: '', code: '', method: 'totp' },
    words: missing ?? '',
  });
  const bodyOf = ({ password, code, method }: Given): ProofBody => ({
    ...(hasPassword ? { password } : {}),
    ...(isOn ? { code: code.trim(), method } : {}),
  });
  return { form, bodyOf };
}

/** Has a passkey sign for one act. */
const useSigning = (act: ProofAct) =>
  useMutation({
    mutationFn: async () => {
      const { signWithPasskey } = await import('./passkeys');
      return signWithPasskey(await http('POST /api/me/passkeys/proof', { body: { act } }));
    },
  });

/**
 * What it takes to show again who somebody is: their password and code, or a passkey in place of both; where there is no password, signing
 * in again with Google. `error`: why the act was refused; `missing`: what is said of a field that is empty, besides that it gets the focus.
 */
export function useProof(error: Error | null, act: ProofAct, missing?: Missing) {
  const { pathname, search } = useLocation();
  const twoStep = useQuery(query('GET /api/auth/two-step'));
  const { hasPassword = false, isOn = false, hasPasskey = false } = twoStep.data ?? {};
  const leaving = useBeginGoogle();
  const signing = useSigning(act);
  const { form, bodyOf } = useProofForm({ hasPassword, isOn }, missing);
  const mustSignIn = isRefused(error, 'sign-in-again');
  const fault = signing.error instanceof PasskeyError ? signing.error : null;
  const ownError = leaving.error ?? (fault ? null : signing.error);
  return {
    ...{ twoStep, form, bodyOf, mustSignIn, fault },
    fields: { hasPassword, isOn, hasPasskey: hasPasskey && passkeyObstacle() === null },
    isSigning: signing.isPending,
    isBusy: leaving.isPending || leaving.isSuccess || signing.isPending,
    leave: () => leaving.mutate(pathname + search),
    /** Why it was not even asked for the act. */
    ownError,
    error: ownError ?? (fault ? null : error),
    /** Shows at its field which part of the proof was wrong; returns whether one was. */
    showRefusal: (refusal: Error): boolean => {
      const field = isRefused(refusal, 'wrong-password') ? 'password' : isRefused(refusal, 'wrong-code') ? 'code' : undefined;
      if (field) form.setError(field, { message: refusal.message }, { shouldFocus: true });
      return field !== undefined;
    },
    /** Returns what happens on submit: what was given is sent. */
    submit: (send: (proof: ProofBody) => void) =>
      form.handleSubmit((given) => {
        signing.reset();
        if (mustSignIn) leaving.mutate(pathname + search);
        else send(bodyOf(given));
      }),
    /** Asks for a passkey, and sends what it has signed. */
    sign: (send: (proof: ProofBody) => void) => {
      form.clearErrors();
      signing.mutate(undefined, { onSuccess: (passkey) => send({ passkey }) });
    },
  };
}

export type Proof = ReturnType<typeof useProof>;
