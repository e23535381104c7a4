// Limits of reports that pages and messaging both enforce.
export const reportTextMax = 2000;
/** So many messages are copied into a report. */
export const reportedMessages = 20;
