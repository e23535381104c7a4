import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpen, type Move, type Step, type Wizard } from './wizard';
import { withChoices } from './wizard-address';

/** Returns the step of the history's current entry: the first one, unless the wizard has made this entry (a reload keeps it). */
export function useEntryStep(): Step {
  const { state } = useLocation() as { state: { step?: Step } | null };
  return state?.step ?? 'date';
}

/** Returns whether the wizard has made the history's current entry. */
export function useHasEntryStep(): boolean {
  const { state } = useLocation() as { state: { step?: Step } | null };
  return state?.step !== undefined;
}

/**
 * Makes each step of the wizard an entry of the browser's history, so that the browser's Back is the wizard's, and keeps the choices in
 * the address; not once the lesson is booked, for the student is about to leave. Returns what clears the address of a booked lesson as
 * the student leaves, so that the wizard starts over when they come back.
 */
export function useStepHistory(wizard: Wizard, steps: Step[], move: (next: Move) => void, isDone: boolean): () => void {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: object | null };
  const navigate = useNavigate();
  const { step } = wizard;
  const entry = useEntryStep();
  const choices = withChoices(search, wizard);
  const noted = useRef<Step>(null);
  const seen = useRef(entry);
  // The step whose entry the browser is navigating to; entries passed on the way are ignored.
  const onTheWay = useRef<Step | null>(null);

  useEffect(() => {
    // The entry of a step that the address no longer allows becomes the entry of the step shown instead.
    const first = noted.current === null;
    const by = steps.indexOf(step) - steps.indexOf(noted.current ?? step);
    const turned = seen.current !== entry;
    noted.current = step;
    seen.current = entry;
    if (step === entry) onTheWay.current = null;
    if (step === entry || first) {
      if (!isDone) note({ replace: true });
    } else if (by < 0) goBack(by);
    else if (by > 0) note({ replace: false });
    else if (turned && !onTheWay.current) follow();
  });

  function note({ replace }: { replace: boolean }): void {
    if (replace && step === entry && new URLSearchParams(search).toString() === choices.slice(1)) return;
    void navigate({ pathname, search: choices }, { state: { ...state, step }, replace, preventScrollReset: true });
  }

  function goBack(by: number): void {
    onTheWay.current = step;
    void navigate(by);
  }

  /** Follows the browser to another entry; if that step is not available (yet, or any more), navigates back. */
  function follow(): void {
    if (isOpen(wizard, entry, steps)) move({ type: 'to', step: entry });
    else goBack(steps.indexOf(step) - steps.indexOf(entry));
  }

  return () => note({ replace: true });
}
