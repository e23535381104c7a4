// Limits of the board of a lesson, in bytes.

/** What a page draws at once. */
export const drawingBytesMax = 32 * 1024;
/** All that was drawn in a lesson. */
export const boardBytesMax = 20_000_000;
/** A part of a board that is fetched at once. */
export const boardPartBytes = 256 * 1024;
/** What a page draws at once, as Base64. Text that is much longer is not even read. */
export const drawingTextMax = 60_000;
