// How operators answered what the reader reported about somebody.
import type { ReportOutcome } from '@somo/contracts/reports';
import type { Translator } from '@somo/messages/translator';
import type { Reader, Text } from './reader.js';

interface ReportNews {
  news: 'report-answered';
  /** Absent if it was about a review. */
  reportedId?: string;
  outcome: ReportOutcome;
}

export type ReportContent = { type: 'system'; params: ReportNews };

export function reportText({ reportedId, outcome }: ReportNews, reader: Reader, { t }: Translator<'bell'>): Text {
  const name = reportedId === undefined ? undefined : reader.nameOf(reportedId);
  return { title: name ? t('report.title', { name }) : t('report.brief'), message: t(`report.${outcome}`) };
}
