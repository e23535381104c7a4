import { useQuery } from '@tanstack/react-query';
import type { TwoStepState } from '@somo/contracts/asks/auth';
import type { SecondStepMethod } from '@somo/contracts/rules/second-step';
import { useLocation } from 'react-router-dom';
import { fieldRules } from '../generated/field-rules';
import { useBeginGoogle } from './begin-google';
import { isRefused } from './problem';
import { query } from './query';
import { useCheckedForm } from './use-checked-form';

const { currentPassword: passwordRule } = fieldRules['POST /api/auth/two-step/setup'];
const { code: codeRule } = fieldRules['POST /api/auth/two-step/remove'];

export type ProofAsked = Pick<TwoStepState, 'hasPassword' | 'isOn'>;

/** What shows again who somebody is: the password, and a code where sign-in takes two steps. */
export function useProofForm({ hasPassword, isOn }: ProofAsked) {
  const form = useCheckedForm<{ password: string; code: string; method: SecondStepMethod }>({
    rules: {
      ...(hasPassword ? { password: { ...passwordRule, required: true } } : {}),
      ...(isOn ? { code: { ...codeRule, required: true } } : {}),
    },
    defaultValues: { password: '', code: '', method: 'totp' },
    words: { password: '', code: '' },
  });
  const bodyOf = ({ password, code, method }: { password: string; code: string; method: SecondStepMethod }) => ({
    ...(hasPassword ? { password } : {}),
    ...(isOn ? { code: code.trim(), method } : {}),
  });
  return { form, bodyOf };
}

/** What it takes to show again who somebody is: their password and code, or where there is no password, signing in again with Google. */
export function useProof(error: Error | null) {
  const { pathname, search } = useLocation();
  const twoStep = useQuery(query('GET /api/auth/two-step'));
  const { hasPassword = false, isOn = false } = twoStep.data ?? {};
  const leaving = useBeginGoogle();
  return {
    twoStep,
    fields: { hasPassword, isOn },
    ...useProofForm({ hasPassword, isOn }),
    mustSignIn: isRefused(error, 'sign-in-again'),
    isLeaving: leaving.isPending || leaving.isSuccess,
    leave: () => leaving.mutate(pathname + search),
    error: leaving.error ?? error,
  };
}
