/** Returns a text as searches compare it: 'Réserver' and 'reserver' are alike, and so are ’ and '. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .toLowerCase();
