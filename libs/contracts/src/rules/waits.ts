/** For how many teachers a student can wait. */
export const waitsMax = 100;
/** After so many days a student no longer waits. */
export const waitDays = 60;
