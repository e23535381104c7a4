// The subjects and modules in the dialog, before they are saved.
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import type { MyProfile } from '@somo/contracts/people';

export const choicesOf = ({ subjects, modules }: MyProfile): SubjectChoice[] =>
  subjects.map((subject) => ({ subject, moduleIds: modules.filter((module) => module.subject === subject).map(({ id }) => id) }));

export const isChosen = (choices: SubjectChoice[], subject: string): boolean =>
  choices.some((choice) => choice.subject.toLowerCase() === subject.toLowerCase());

export const withoutSubject = (choices: SubjectChoice[], subject: string): SubjectChoice[] =>
  choices.filter((choice) => choice.subject !== subject);

export function withModule(choices: SubjectChoice[], subject: string, moduleId: string): SubjectChoice[] {
  return choices.map((choice) => {
    if (choice.subject !== subject) return choice;
    const had = choice.moduleIds.includes(moduleId);
    return { subject, moduleIds: had ? choice.moduleIds.filter((id) => id !== moduleId) : [...choice.moduleIds, moduleId] };
  });
}
