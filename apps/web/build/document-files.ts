/** Fonts for letters that few texts have. */
const rareFonts = /-(latin-ext|arabic|math|symbols)-/;

/** Returns the files that a document fetches and that have a content hash in their names, without rare fonts. */
export const filesIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file).filter((file) => !rareFonts.test(file));
