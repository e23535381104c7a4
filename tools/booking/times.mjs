// The hours that teachers of the proof offer, and times on and off them. All of them are in Accra, whose clocks show UTC.
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const iso = (ms) => new Date(ms).toISOString();
const startOfToday = () => Math.floor(Date.now() / dayMs) * dayMs;
const text = (minutes) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes since midnight: an hour each, half an hour apart, around the clock, so that some are always within the notice period. */
const windows = Array.from({ length: 15 }, (_, n) => 30 + n * 90);
export const everyDay = Array.from({ length: 7 }, (_, day) =>
  windows.map((start) => ({ day, startTime: text(start), endTime: text(start + 60) })),
).flat();

/** An offered time, few enough that several want the same. */
export const openTime = (rng) => iso(startOfToday() + Math.floor(rng.between(2, 4)) * dayMs + rng.oneOf(windows) * 60_000);
/** The same time of a later week. */
export const weeksLater = (startsAt, weeks) => iso(Date.parse(startsAt) + weeks * 7 * dayMs);
/** An hour of the teacher's week too soon to be booked. */
export const soonTime = (rng) => iso(startOfToday() + Math.floor(rng.between(1, 2)) * dayMs + rng.oneOf(windows) * 60_000);
/** An hour of the teacher's week too far ahead. */
export const farTime = (rng) => iso(startOfToday() + Math.floor(rng.between(16, 20)) * dayMs + rng.oneOf(windows) * 60_000);
/** Any half hour, which two people may agree on. */
export const anyTime = (rng) => iso(Date.now() - (Date.now() % (hourMs / 2)) + Math.ceil(rng.between(0, 8 * 48)) * (hourMs / 2));
export const endOf = (startsAt) => iso(Date.parse(startsAt) + hourMs);
/** One of the most popular days. */
export const anyDay = (rng) => iso(Date.now() + Math.floor(rng.between(2, 4)) * dayMs).slice(0, 10);
