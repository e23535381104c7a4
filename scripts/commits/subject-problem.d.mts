export function subjectProblem(subject: string): string | undefined;
