// What a teacher may choose to teach: subjects from the catalog, each once, with modules of that subject only.
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { refuse } from '@somo/contracts/refusals';

export interface KnownSubject {
  name: string;
  modules: { id: string; name: string }[];
}

export interface ChosenSubject {
  name: string;
  modules: { id: string; name: string }[];
}

export function checkChoices(choices: SubjectChoice[]): void {
  const errors: string[] = [];
  const seen = new Set<string>();
  for (const { subject, moduleIds } of choices) {
    if (seen.has(subject.toLowerCase())) errors.push(`You already have ${subject} in your subjects list`);
    if (new Set(moduleIds).size < moduleIds.length) errors.push(`You've chosen the same ${subject} module twice`);
    seen.add(subject.toLowerCase());
  }
  if (errors.length > 0) throw refuse('invalid-input', { errors: { subjects: errors } });
}

/** Returns the choices in the catalog's own spelling. */
export function resolveChoices(choices: SubjectChoice[], known: KnownSubject[]): ChosenSubject[] {
  const subjects = new Map(known.map((subject) => [subject.name.toLowerCase(), subject]));
  return choices.map((choice) => {
    const subject = subjects.get(choice.subject.toLowerCase());
    if (!subject) throw refuse('unknown-subject', { subject: choice.subject });
    const modules = choice.moduleIds.map((id) => {
      const module = subject.modules.find((one) => one.id === id.toLowerCase());
      if (!module) throw refuse('unknown-module', { subject: subject.name, moduleId: id });
      return module;
    });
    return { name: subject.name, modules };
  });
}
