// What has been chosen in the wizard, as parameters of the address: it survives a reload and can be shared.
import type { TeacherProfile } from '@somo/contracts/people';
import { isDateText, isInstant } from '@somo/contracts/time';
import { dayOf } from '../../lib/format';
import { start, type Wizard } from './wizard';

const names = { date: 'date', startsAt: 'startsAt', subject: 'subject', module: 'module' } as const;

/** Returns the address's parameters with the choices of the wizard; parameters of others stay. */
export function withChoices(search: string, { day, startsAt, subject, moduleId }: Wizard): string {
  const parameters = new URLSearchParams(search);
  parameters.delete('again');
  const choices = { date: day, startsAt, subject, module: moduleId };
  for (const [name, value] of Object.entries(choices)) {
    parameters.delete(name);
    if (value !== null) parameters.set(name, value);
  }
  const text = parameters.toString();
  return text && `?${text}`;
}

/** Returns the choices that an address names, at the first step. What is malformed, or not the teacher's, counts as not chosen. */
export function choicesIn(search: string, teacher: Pick<TeacherProfile, 'subjects' | 'modules'>, zone: string): Wizard {
  const parameters = new URLSearchParams(search);
  const date = parameters.get(names.date);
  const at = parameters.get(names.startsAt);
  const startsAt = isInstant(at) ? at : null;
  const module = teacher.modules.find(({ id }) => id === parameters.get(names.module));
  const subject = teacher.subjects.find((each) => each === (module?.subject ?? parameters.get(names.subject)));
  return {
    ...start,
    day: startsAt ? dayOf(startsAt, zone) : isDateText(date) ? date : null,
    startsAt,
    subject: subject ?? null,
    moduleId: subject && module ? module.id : null,
  };
}
