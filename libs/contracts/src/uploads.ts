// Files that people send. A file arrives in parts, which can be sent again, and is judged as a whole by the service that owns it.

/** What a file is for. */
export const uploadPurposes = ['message', 'material', 'verification'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** What two people send each other: in a message, or with a lesson. */
export const sentFor = ['message', 'material'] as const;
export type SentFor = (typeof sentFor)[number];

export interface UploadPart {
  /** From 1. @asType integer */
  number: number;
  /** Where its bytes are put. */
  url: string;
}

/** An upload that has begun: its parts are put in any order, as often as needed, and then it is said to be done. */
export interface Upload {
  id: string;
  parts: UploadPart[];
}

/** A file of a message or a lesson, as both people see it. */
export interface MessageFile {
  id: string;
  name: string;
  /** As its content says, not its name. */
  contentType: string;
  /** @asType integer */
  bytes: number;
  /** Of a picture, in pixels; null of any other file. @asType integer */
  width: number | null;
  /** @asType integer */
  height: number | null;
}
