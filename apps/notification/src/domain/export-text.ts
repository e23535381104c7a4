// A copy of the reader's own data that can be downloaded; its email is not one of a notification (`exportReadyEmail`).
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import type { Reader, Text } from './reader.js';

interface ExportNews {
  news: 'export-ready';
  expiresAt: Instant;
}

export type ExportContent = { type: 'system'; params: ExportNews };

export function isExport(content: { type: string; params: object }): content is ExportContent {
  return content.type === 'system' && 'news' in content.params && content.params.news === 'export-ready';
}

export function exportText({ expiresAt }: ExportNews, { timeZone }: Reader, { t, formats }: Translator<'bell'>): Text {
  const message =
    timeZone === undefined ? t('exportReady.brief') : t('exportReady.message', { until: formats.moment(fromInstant(expiresAt), timeZone) });
  return { title: t('exportReady.title'), message };
}
