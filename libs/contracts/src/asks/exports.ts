import type { DataExportState, ExportPage, ExportPartQuery } from '../exports.js';
import type { RequestExportBody } from '../routes/exports.js';
import type { ServiceName } from '../services.js';

type PartAsks = Record<`${ServiceName}.export-part`, { in: ExportPartQuery; out: ExportPage }>;

/** `<service>.export-part`: a page of what a service knows of a person. */
export interface ExportAsks extends PartAsks {
  'auth.request-export': { in: RequestExportBody; out: DataExportState };
  'auth.get-export': { in: Record<string, never>; out: DataExportState };
  /** Where the caller's copy is stored. */
  'auth.find-export': { in: Record<string, never>; out: { key: string; name: string } };
}
