/** A lesson that the demo starts with; `nth` is its position among the teacher's open times from the third day on. */
export interface DemoLesson {
  student: string;
  teacher: string;
  nth: number;
  cancelled?: 'student' | 'teacher';
  /** Booked that many days before the demo starts, where it has a history; otherwise at the start. */
  daysAgo?: number;
  /** For the student's learner. */
  forLearner?: true;
}

export const lessons: DemoLesson[] = [
  { student: 'amara', teacher: 'kwame', nth: 0, daysAgo: 4 },
  { student: 'amara', teacher: 'fatou', nth: 4, daysAgo: 3 },
  { student: 'amara', teacher: 'wanjiru', nth: 9, daysAgo: 2, forLearner: true },
  { student: 'amara', teacher: 'kwame', nth: 12, cancelled: 'student', daysAgo: 2 },
  { student: 'amara', teacher: 'kwame', nth: 16, daysAgo: 1, forLearner: true },
  { student: 'kofi', teacher: 'kwame', nth: 2, daysAgo: 3 },
  { student: 'kofi', teacher: 'adebayo', nth: 6, daysAgo: 2 },
  { student: 'lerato', teacher: 'kwame', nth: 6, cancelled: 'teacher', daysAgo: 3 },
  { student: 'lerato', teacher: 'zanele', nth: 1 },
  { student: 'emily', teacher: 'kwame', nth: 8, daysAgo: 2 },
  { student: 'emily', teacher: 'selam', nth: 3 },
  { student: 'lucas', teacher: 'isabel', nth: 2 },
  { student: 'hanna', teacher: 'pieter', nth: 5 },
  { student: 'chipo', teacher: 'tendai', nth: 2 },
  { student: 'aisha', teacher: 'brian', nth: 7 },
  { student: 'tunde', teacher: 'nour', nth: 6, daysAgo: 4 },
  { student: 'ravi', teacher: 'nour', nth: 3 },
  { student: 'marie', teacher: 'youssef', nth: 1 },
];
