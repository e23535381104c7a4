import type { OwnReport, ReportAbout, ReportKind } from '@somo/contracts/reports';
import { refuse } from '@somo/contracts/refusals';
import { newId } from '@somo/platform/ids';
import type { Tx } from '@somo/platform/transaction';
import { copyMessages } from './store/copy-messages.js';
import { storeReportedFiles } from './store/reported-files.js';
import { ownReport, storeReport } from './store/reports.js';

interface Reported {
  reporterId: string;
  userId: string;
  about: ReportAbout;
  messageSeq: number | null;
  kind: ReportKind;
  text: string;
}

/** Stores a report with a copy of the messages it is about, in one transaction; refuses a second open one about the same. */
export async function addReport(tx: Tx, { text, ...report }: Reported, now: number): Promise<OwnReport> {
  const { reporterId, userId, messageSeq } = report;
  const { messages, files } = await copyMessages(tx.db, reporterId, userId, messageSeq);
  // What a person wrote themselves, or nobody wrote, is nothing to report.
  const isTheirs = messages.some(({ seq, senderId }) => seq === messageSeq && senderId === userId);
  if (messageSeq !== null && !isTheirs) throw refuse('message-not-found');
  const stored = await storeReport(tx.db, { ...report, reviewId: null, review: null, text: text.trim(), messages, id: newId(), now });
  if (!stored) throw refuse('already-reported');
  await storeReportedFiles(tx.db, stored.id, files);
  return ownReport(stored);
}
