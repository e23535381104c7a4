// The sentence about what operators found.
import type { Translator } from '@somo/messages/translator';
import type { ReportNews } from './content.js';
import type { Reader, Text } from './reader.js';

export function reportText({ reportedId, outcome }: ReportNews, { nameOf }: Reader, { t }: Translator<'bell'>): Text {
  const name = nameOf(reportedId);
  return { title: name ? t('report.title', { name }) : t('report.brief'), message: t(`report.${outcome}`) };
}
