// Whether a teacher can be found and booked.
export function isListed(teacher: { role: string; hourlyRateCents: number | null; subjects: number }): boolean {
  return teacher.role === 'teacher' && teacher.hourlyRateCents !== null && teacher.subjects > 0;
}
