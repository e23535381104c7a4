// index.html draws a page of this class without its words; public/before-paint.js sets it where they would be in the wrong language.
const held = 'unworded';

/** Hides the words of the page until those of another language are there. */
export const holdWords = (): void => document.documentElement.classList.add(held);

export const showWords = (): void => document.documentElement.classList.remove(held);
