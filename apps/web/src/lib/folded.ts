/** Returns a text as searches compare it: 'Réserver' and 'reserver' are alike, and so are ’ and ', and letters that Arabic ends words with. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[’ʼ]/g, "'")
    .replace(/ة/g, 'ه')
    .replace(/ى/g, 'ي')
    .toLowerCase();
