import type { DataExportState } from '../exports.js';
import type { Download } from './download.js';
import type { ProofBody } from './proof.js';

export interface ExportRoutes {
  'POST /api/me/export': { body: ProofBody; answer: DataExportState };
  'GET /api/me/export': { answer: DataExportState };
  'GET /api/me/export/file': { answer: Download };
}
