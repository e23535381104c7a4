/** A file to download, as text. */
export type Download = string;
