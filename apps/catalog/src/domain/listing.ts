// Whether a teacher can be found and booked.
export function isListed(teacher: { role: string; hourlyRateCents: number | null; suspended: boolean; subjects: number }): boolean {
  return teacher.role === 'teacher' && !teacher.suspended && teacher.hourlyRateCents !== null && teacher.subjects > 0;
}
