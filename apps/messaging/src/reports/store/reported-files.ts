import type { MessageFile } from '@somo/contracts/uploads';
import type { Db } from '@somo/platform/db';
import { toFile, type FileRow } from '../../files/store/files.js';

export interface FileOfMessage {
  /** Of the message. */
  seq: number;
  fileId: string;
}

/** Stores which files a report is about: none of them can be deleted while there is the report. */
export async function storeReportedFiles(db: Db, reportId: string, files: FileOfMessage[]): Promise<void> {
  if (files.length === 0) return;
  await db.run(
    'reported-files-store',
    `INSERT INTO reported_files (report_id, seq, file_id)
     SELECT $1, seq, "fileId" FROM jsonb_to_recordset($2::jsonb) AS f (seq integer, "fileId" uuid)`,
    [reportId, JSON.stringify(files)],
  );
}

/** Returns the files of a report by the `seq` of their messages. */
export async function reportedFiles(db: Db, reportId: string): Promise<Map<number, MessageFile>> {
  const rows = await db.sql<FileRow & { seq: number }>(
    'reported-files',
    `SELECT r.seq, f.id, f.owner_id, f.name, f.bytes, f.state, f.content_type, f.width, f.height
     FROM reported_files r JOIN files f ON f.id = r.file_id WHERE r.report_id = $1`,
    [reportId],
  );
  return new Map(rows.map((row) => [row.seq, toFile(row)]));
}
