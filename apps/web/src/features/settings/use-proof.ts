import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { useBeginGoogle } from '../../lib/begin-google';
import { isRefused } from '../../lib/problem';
import { query } from '../../lib/query';
import { useProofForm } from './proof-fields';

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
