export const teacherSorts = ['best', 'price', '-price', 'rating', 'soonest', 'newest'] as const;
export type TeacherSort = (typeof teacherSorts)[number];
