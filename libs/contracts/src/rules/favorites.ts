/** So many favorites a student may have. */
export const favoritesMax = 200;
