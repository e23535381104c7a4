import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isOpen, start, type Move, type Step, type Wizard } from './wizard';

/** Makes each step of the wizard an entry of the browser's history, so that the browser's Back is the wizard's. */
export function useStepHistory(wizard: Wizard, steps: Step[], move: (next: Move) => void): void {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: { step?: Step } | null };
  const navigate = useNavigate();
  const { step } = wizard;
  const entry = state?.step ?? start.step;
  const noted = useRef(step);
  const seen = useRef(start.step);
  // The step whose entry the browser is navigating to; entries passed on the way are ignored.
  const onTheWay = useRef<Step | null>(null);

  useEffect(() => {
    const by = steps.indexOf(step) - steps.indexOf(noted.current);
    const turned = seen.current !== entry;
    noted.current = step;
    seen.current = entry;
    if (step === entry) onTheWay.current = null;
    else if (by < 0) goBack(by);
    else if (by > 0) void navigate({ pathname, search }, { state: { ...state, step }, preventScrollReset: true });
    else if (turned && !onTheWay.current) follow();
  });

  function goBack(by: number): void {
    onTheWay.current = step;
    void navigate(by);
  }

  /** Follows the browser to another entry; if that step is not available (yet, or any more), navigates back. */
  function follow(): void {
    if (isOpen(wizard, entry, steps)) move({ type: 'to', step: entry });
    else goBack(steps.indexOf(step) - steps.indexOf(entry));
  }
}
