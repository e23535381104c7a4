/** A file that goes with a message, as it is sent. */
export interface Attached {
  name: string;
  bytes: Blob;
  /** Of a picture. */
  width: number | null;
  height: number | null;
}
