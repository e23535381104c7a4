/** For so long a copy of one's own data can be downloaded. */
export const exportDays = 7;
