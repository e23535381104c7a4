// Limits of messages that pages and messaging both enforce.
export const messageMax = 4000;
export const messagePage = 50;
export const messagePageMax = 100;
/** So many messages a student may write to a teacher they share nothing with, until the teacher answers. */
export const unansweredMax = 10;
/** So many teachers a student may write to for the first time within 24 hours. */
export const newTeachersADay = 10;
export const contactSearchMax = 100;
