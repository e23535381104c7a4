import type { DataExportState, ExportPage, ExportPartQuery } from '../exports.js';
import type { ProofBody } from '../routes/proof.js';
import type { GraveNoteBody } from '../routes/standing.js';

interface PartAsk {
  in: ExportPartQuery;
  out: ExportPage;
}

/** `<service>.export-part`: a page of what a service knows of a person. */
export interface ExportAsks {
  'auth.export-part': PartAsk;
  'catalog.export-part': PartAsk;
  'scheduling.export-part': PartAsk;
  'booking.export-part': PartAsk;
  'payments.export-part': PartAsk;
  'notification.export-part': PartAsk;
  'messaging.export-part': PartAsk;
  'auth.request-export': { in: ProofBody; out: DataExportState };
  'auth.get-export': { in: Record<string, never>; out: DataExportState };
  'auth.request-export-of': { in: { userId: string } & GraveNoteBody; out: null };
  /** The token of the link to a copy that an operator asked for, with the address it goes to; null if none is due. */
  'auth.create-export-link': { in: { exportId: string }; out: { email: string; language: string; timeZone: string; token: string } | null };
  /** Where the copy of a link is stored. */
  'auth.find-linked-export': { in: { token: string }; out: { key: string; name: string } };
  /** Where the caller's copy is stored. */
  'auth.find-export': { in: Record<string, never>; out: { key: string; name: string } };
}
