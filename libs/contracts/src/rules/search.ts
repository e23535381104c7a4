export const teacherSorts = ['best', 'price', '-price', 'rating', 'soonest', 'newest'] as const;
export type TeacherSort = (typeof teacherSorts)[number];

export const dayPartNames = ['mornings', 'afternoons', 'evenings', 'weekends'] as const;
export type DayPart = (typeof dayPartNames)[number];

/** Hours of the day by name, and the weekends, in minutes since midnight; the last minute is not part of them. */
export const dayParts: Record<DayPart, { fromMinutes: number; toMinutes: number }> = {
  mornings: { fromMinutes: 360, toMinutes: 720 },
  afternoons: { fromMinutes: 720, toMinutes: 1020 },
  evenings: { fromMinutes: 1020, toMinutes: 1320 },
  weekends: { fromMinutes: 0, toMinutes: 1440 },
};
