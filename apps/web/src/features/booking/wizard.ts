// The steps of booking a lesson: date → time → module (where the teacher has a subject) → confirm.
import type { Instant } from '@somo/contracts/time';

export type Step = 'date' | 'time' | 'module' | 'confirm';

export interface Wizard {
  step: Step;
  day: string | null;
  startsAt: Instant | null;
  subject: string | null;
  moduleId: string | null;
}

export type Move =
  | { type: 'day'; day: string }
  | { type: 'time'; startsAt: Instant }
  | { type: 'subject'; subject: string }
  | { type: 'module'; moduleId: string | null }
  | { type: 'next' }
  | { type: 'back' }
  /** The browser's way back or on: to a step that has what it needs. */
  | { type: 'to'; step: Step }
  | { type: 'cancel' }
  | { type: 'booked' }
  /** The chosen time is gone: back to choosing one, for whoever was that far. */
  | { type: 'gone' }
  /** One of the times offered instead. */
  | { type: 'instead'; day: string; startsAt: Instant };

export const start: Wizard = { step: 'date', day: null, startsAt: null, subject: null, moduleId: null };

export const stepsFor = (subjects: string[]): Step[] =>
  subjects.length > 0 ? ['date', 'time', 'module', 'confirm'] : ['date', 'time', 'confirm'];

/** True where the step has what the next one needs. */
export function isReady(wizard: Wizard): boolean {
  return wizard.step === 'date' ? wizard.day !== null : wizard.step !== 'time' || wizard.startsAt !== null;
}

/** True where all steps before that one have what they need. */
export function isOpen(wizard: Wizard, to: Step, steps: Step[]): boolean {
  return steps.slice(0, steps.indexOf(to)).every((step) => isReady({ ...wizard, step }));
}

export function moved(wizard: Wizard, move: Move, steps: Step[]): Wizard {
  const at = steps.indexOf(wizard.step);
  switch (move.type) {
    case 'day':
      return { ...wizard, day: move.day, startsAt: move.day === wizard.day ? wizard.startsAt : null };
    case 'time':
      return { ...wizard, startsAt: move.startsAt };
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
      return { ...wizard, day: move.day, startsAt: move.startsAt, step: steps[steps.indexOf('time') + 1] ?? 'confirm' };
    case 'cancel':
    case 'booked':
      return start;
  }
}
