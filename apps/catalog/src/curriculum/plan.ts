/** A subject's lesson titles at each level, separated by semicolons. */
export interface SubjectPlan {
  subject: string;
  about: string;
  beginner: string;
  intermediate: string;
  advanced: string;
}

export function plan(subject: string, about: string, beginner: string, intermediate: string, advanced: string): SubjectPlan {
  return { subject, about, beginner, intermediate, advanced };
}
