const minute = 60;
const hour = 60 * minute;
const two = (count: number) => String(count).padStart(2, '0');

/** Returns a length as players write it: 3:07, or 1:02:45. */
export function lengthOf(seconds: number): string {
  const minutes = Math.floor((seconds % hour) / minute);
  const rest = `${two(Math.floor(seconds % minute))}`;
  return seconds < hour ? `${minutes}:${rest}` : `${Math.floor(seconds / hour)}:${two(minutes)}:${rest}`;
}
