import type { FileVersion } from '../rules/uploads.js';
import type { OpenSharedUpload } from '../routes/uploads.js';
import type { MessageFile } from '../uploads.js';

/** The files of messages and lessons. Their bytes are in the storage, under keys that both sides know. */
export interface FileAsks {
  /** Returns the id under which the parts are stored, and how many bytes each has. */
  'messaging.open-upload': { in: OpenSharedUpload; out: { id: string; partBytes: number[] } };
  /** Returns how many bytes a part of the caller's upload has. */
  'messaging.check-part': { in: { uploadId: string; part: number }; out: { bytes: number } };
  /** Judges an upload by its content: keeps it, or refuses it and keeps nothing. Doing it again changes nothing. */
  'messaging.finish-upload': { in: { uploadId: string }; out: MessageFile };
  /** Drops an upload that neither a message nor a lesson has. */
  'messaging.cancel-upload': { in: { uploadId: string }; out: null };
  /** Returns a file that the caller may read, and under which key it is stored. */
  'messaging.find-file': { in: { fileId: string; version: FileVersion }; out: MessageFile & { key: string } };
}
