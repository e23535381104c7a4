import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { start, type Move, type Step } from './wizard';

/** Each step of the wizard is an entry of the browser's history: its way back is the wizard's. */
export function useStepHistory(step: Step, steps: Step[], move: (next: Move) => void): void {
  const { pathname, search, state } = useLocation() as { pathname: string; search: string; state: { step?: Step } | null };
  const navigate = useNavigate();
  const noted = useRef(step);
  const wanted = state?.step ?? start.step;

  useEffect(() => {
    if (wanted !== step && noted.current === step) move({ type: 'to', step: wanted });
  }, [wanted, step, move]);

  useEffect(() => {
    const by = steps.indexOf(step) - steps.indexOf(noted.current);
    noted.current = step;
    if (step === wanted || by === 0) return;
    if (by < 0) void navigate(by);
    else void navigate({ pathname, search }, { state: { ...state, step }, preventScrollReset: true });
  });
}
