// The steps of a teacher's onboarding; a student has only the first.
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { ProfileDraft } from './profile-draft';

export const steps = ['you', 'subjects', 'hours', 'price'] as const;
export type Step = (typeof steps)[number];

/** What each step asks of the form. */
export const fieldsOfStep: Record<Step, (keyof ProfileDraft)[]> = {
  you: ['userType', 'firstName', 'lastName', 'timeZone', 'country', 'bio'],
  subjects: ['languages', 'gradeLevels'],
  hours: [],
  price: ['rate', 'rateConfirmed'],
};

/** The step in the URL, so that the browser's Back leads to the one before; none that has not been reached. */
export function useSteps() {
  const [search, setSearch] = useSearchParams();
  const state: unknown = useLocation().state;
  const [reached, setReached] = useState(0);
  const wanted = steps.findIndex((each) => each === search.get('step'));
  const at = Math.max(0, Math.min(wanted, reached));
  return {
    at,
    step: steps[at] ?? 'you',
    go: (to: number): void => {
      setReached(Math.max(reached, to));
      setSearch(to === 0 ? {} : { step: steps[to] ?? 'you' }, { state });
    },
  };
}
