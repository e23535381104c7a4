/** A file to keep: its text comes as it is made. */
export type Download = string;
