export const teacherSorts = ['best', 'price', '-price', 'rating', 'soonest', 'newest'] as const;
export type TeacherSort = (typeof teacherSorts)[number];

/** Hours of the day by name, and the weekends; of minutes since midnight, the last is not part of them. */
export const dayParts = {
  mornings: { fromMinutes: 6 * 60, toMinutes: 12 * 60 },
  afternoons: { fromMinutes: 12 * 60, toMinutes: 17 * 60 },
  evenings: { fromMinutes: 17 * 60, toMinutes: 22 * 60 },
  weekends: { fromMinutes: 0, toMinutes: 24 * 60 },
} as const;
export type DayPart = keyof typeof dayParts;
export const dayPartNames = Object.keys(dayParts) as DayPart[];
