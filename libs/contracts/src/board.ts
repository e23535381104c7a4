/** A part of the board of a lesson, as Yjs updates in Base64: nobody but the two browsers reads what they draw. */
export interface BoardPart {
  updates: string[];
  /** The number of the last of them, to ask for what follows. @asType integer */
  upTo: number;
  hasMore: boolean;
  /** The number of what was drawn last; 0: nothing ever was. @asType integer */
  last: number;
}

/** Something was drawn on the board of a lesson. */
export interface Drawing {
  lessonId: string;
  /** A Yjs update in Base64. */
  update: string;
}
