import type { Page } from '../page.js';
import type { DecideVerificationBody, ListVerificationQuery, SubmitVerificationBody } from '../routes/verification.js';
import type { MessageFile } from '../uploads.js';
import type { MyVerification, VerificationCase, VerificationQueue, VerificationRecord } from '../verification.js';

interface OfCase {
  caseId: string;
}

/** Where the bytes of a document are, and the key of this document alone, in base64. */
interface Sealed {
  dataKey: string;
}

/** Documents that teachers have checked. Their bytes are in the storage, encrypted by the gateway with a key that catalog keeps encrypted. */
export interface VerificationAsks {
  /** Returns the id of a new document, and how many bytes each of its parts has. */
  'catalog.open-document': { in: { name: string; bytes: number }; out: { id: string; partBytes: number[] } };
  /** Returns how many bytes a part of the caller's document has, under which key it is stored and with which it is encrypted. */
  'catalog.check-document-part': { in: { uploadId: string; part: number }; out: { bytes: number; storedAs: string } & Sealed };
  /** Judges a document by its content: keeps it, or refuses it and keeps nothing. */
  'catalog.finish-document': { in: { uploadId: string }; out: MessageFile };
  /** Drops a document that was not handed in. */
  'catalog.cancel-document': { in: { uploadId: string }; out: null };
  'catalog.get-my-verification': { in: Record<string, never>; out: MyVerification };
  /** Hands a document in, for operators to check. */
  'catalog.submit-verification': { in: SubmitVerificationBody; out: VerificationCase };
  /** Takes it back, whatever was decided: its document is deleted, and it counts no longer. */
  'catalog.withdraw-verification': { in: OfCase; out: null };
  'catalog.list-verification': { in: Omit<ListVerificationQuery, 'status'> & { status: VerificationQueue }; out: Page<VerificationRecord> };
  /** Lets an operator with two-step sign-in read a document; each time is in the audit log. */
  'catalog.read-document': { in: OfCase; out: { name: string; bytes: number; storedAs: string[] } & Sealed };
  'catalog.decide-verification': { in: OfCase & DecideVerificationBody; out: VerificationRecord };
}
