/** How a teacher has taught so far, as of `version`. */
export interface TeachingState {
  teacherId: string;
  /** @asType integer */
  version: number;
  /** Completed lessons, without those that an operator refunded in full. @asType integer */
  lessonsTaught: number;
  /** Half of the last requests were answered within as many minutes; null before the fifth. @asType integer */
  answerMinutes: number | null;
}
