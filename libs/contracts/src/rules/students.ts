// Limits of My Students that pages and booking both enforce.
export const studentSearchMax = 100;
export const studentNoteMax = 5000;
/** So many notes a teacher may write about one student. */
export const studentNotesMax = 200;
/** A student is new to a teacher for so many days after their first booking. */
export const newStudentDays = 30;
export const shownUpcomingLessons = 5;
