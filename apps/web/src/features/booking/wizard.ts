// The steps of booking a lesson: date → time → module (if the teacher has a subject) → confirm.
import type { Instant } from '@somo/contracts/time';

export type Step = 'date' | 'time' | 'module' | 'confirm';

export interface Wizard {
  step: Step;
  day: string | null;
  startsAt: Instant | null;
  subject: string | null;
  moduleId: string | null;
  /** The last step has been reached: what is answered is not asked again. */
  isReviewed: boolean;
}

export type Move =
  | { type: 'day'; day: string }
  | { type: 'time'; startsAt: Instant }
  | { type: 'subject'; subject: string }
  | { type: 'module'; moduleId: string | null }
  | { type: 'next' }
  | { type: 'back' }
  /** The browser's Back or Forward, to a step that is available. */
  | { type: 'to'; step: Step }
  | { type: 'cancel' }
  | { type: 'booked' }
  /** The selected time is gone: returns to choosing one, if the user was past that step. */
  | { type: 'gone' }
  /** One of the alternatives offered. */
  | { type: 'instead'; day: string; startsAt: Instant };

export const start: Wizard = { step: 'date', day: null, startsAt: null, subject: null, moduleId: null, isReviewed: false };

export const stepsFor = (subjects: string[]): Step[] =>
  subjects.length > 0 ? ['date', 'time', 'module', 'confirm'] : ['date', 'time', 'confirm'];

/** Returns true if the current step is complete, so that the next one may open. */
export function isReady(wizard: Wizard): boolean {
  return wizard.step === 'date' ? wizard.day !== null : wizard.step !== 'time' || wizard.startsAt !== null;
}

/** Returns true if all steps before `to` are complete. */
export function isOpen(wizard: Wizard, to: Step, steps: Step[]): boolean {
  return steps.slice(0, steps.indexOf(to)).every((step) => isReady({ ...wizard, step }));
}

/** Returns true if nothing is left to ask about what the lesson is for: a module is optional. */
export const isSubjectKnown = ({ subject, isReviewed }: Wizard, subjects: string[]): boolean =>
  isReviewed || subject !== null || subjects.length < 2;

/** A chosen day or time answers the first question. */
const chosenAt = (step: Step): Step => (step === 'date' ? 'time' : step);

export function moved(wizard: Wizard, move: Move, steps: Step[]): Wizard {
  const next = after(wizard, move, steps);
  return next.step === 'confirm' ? { ...next, isReviewed: true } : next;
}

function after(wizard: Wizard, move: Move, steps: Step[]): Wizard {
  const at = steps.indexOf(wizard.step);
  switch (move.type) {
    case 'day':
      return { ...wizard, day: move.day, startsAt: move.day === wizard.day ? wizard.startsAt : null, step: chosenAt(wizard.step) };
    case 'time':
      return { ...wizard, startsAt: move.startsAt, step: chosenAt(wizard.step) };
    case 'subject':
      return { ...wizard, subject: move.subject, moduleId: null };
    case 'module':
      return { ...wizard, moduleId: move.moduleId };
    case 'next':
      return isReady(wizard) ? { ...wizard, step: steps[at + 1] ?? wizard.step } : wizard;
    case 'back':
      return { ...wizard, step: steps[at - 1] ?? wizard.step };
    case 'to':
      return isOpen(wizard, move.step, steps) ? { ...wizard, step: move.step } : wizard;
    case 'gone':
      return { ...wizard, step: wizard.step === 'date' ? 'date' : 'time', startsAt: null };
    case 'instead':
      return {
        ...wizard,
        day: move.day,
        startsAt: move.startsAt,
        step: wizard.step === 'date' ? chosenAt(wizard.step) : (steps[steps.indexOf('time') + 1] ?? 'confirm'),
      };
    case 'cancel':
    case 'booked':
      return start;
  }
}
