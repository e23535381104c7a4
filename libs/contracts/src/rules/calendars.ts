/** For how many days after their end a calendar shows lessons. */
export const pastDays = 90;
/** For how many days at most a calendar shows a lesson as cancelled. */
export const cancelledDays = 14;
/** How often programs are asked to look for changes; some look much less often. */
export const feedEverySeconds = 3600;
