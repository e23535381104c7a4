/** What a teacher teaches, and at which price; the state with the highest version is the current one. */
export interface TermsState {
  teacherId: string;
  /** @asType integer */
  version: number;
  /** Onboarded, rate set, a subject chosen, neither closed nor suspended. */
  available: boolean;
  hourlyRateCents: number | null;
  subjects: string[];
  modules: { id: string; subject: string; name: string }[];
}
