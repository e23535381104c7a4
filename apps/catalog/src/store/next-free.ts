/** Returns the SQL of a teacher's next free time after a parameter, as others may know it. Wants `profiles p LEFT JOIN openings o`. */
export function nextFree(afterParameter: string): string {
  return `(CASE WHEN p.share_availability THEN first_after(o.starts_at, ${afterParameter}) END)`;
}
