/** For so many days after a lesson it is kept who was in the classroom, and on what kind of line. */
export const attendanceDays = 180;
