// Limits of the pages into which the browser of whoever adds a PDF draws it, and where they are stored.

/** A PDF with more pages than this is only downloaded. */
export const pagesMax = 100;
/** The small picture comes first, on a thin line; the full one is readable. */
export const pageSizes = ['small', 'full'] as const;
export type PageSize = (typeof pageSizes)[number];
export const pageBytesMax: Record<PageSize, number> = { small: 10_000, full: 70_000 };
/** The longest side of a page's picture, in pixels. */
export const pageSideMax = 2_000;
/** How far a shown page can be enlarged. */
export const zoomMax = 8;

/** Everything that is stored of a file's pages begins so. */
export const pagesPrefix = (fileId: string): string => `messages/${fileId}/pages/`;
export const pageKey = (fileId: string, page: number, size: PageSize): string => `${pagesPrefix(fileId)}${page}/${size}`;
