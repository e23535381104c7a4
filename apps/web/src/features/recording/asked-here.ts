/** The recordings that this page asked for: it makes them, and no other page of the same person does. */
export const askedHere = new Set<string>();
