/** The name of the cache with files of pages that were visited. */
export const visitedFiles = 'somo-visited';
/** The document in which the app draws every page. */
export const shell = '/index.html';
/** A server that is silent for so long is as good as none. */
export const silentMs = 8_000;
export const daySeconds = 86_400;
