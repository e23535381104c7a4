// The subjects and modules a teacher has selected so far.
import type { SubjectChoice } from '@somo/contracts/asks/catalog';

export function withSubject(choices: SubjectChoice[], subject: string): SubjectChoice[] {
  const chosen = choices.some((choice) => choice.subject === subject);
  return chosen ? choices.filter((choice) => choice.subject !== subject) : [...choices, { subject, moduleIds: [] }];
}

export function withModule(choices: SubjectChoice[], subject: string, moduleId: string): SubjectChoice[] {
  return choices.map((choice) => {
    if (choice.subject !== subject) return choice;
    const had = choice.moduleIds.includes(moduleId);
    return { subject, moduleIds: had ? choice.moduleIds.filter((id) => id !== moduleId) : [...choice.moduleIds, moduleId] };
  });
}
