// What became of a document that a teacher had checked.
import type { DocumentKind, RefusalReason } from '@somo/contracts/rules/verification';
import { fromInstant, type Instant } from '@somo/contracts/time';
import type { Translator } from '@somo/messages/translator';
import type { TextParts } from './reader.js';

interface VerificationNews {
  news: 'verification';
  step: 'approved' | 'refused' | 'expiring';
  kind: DocumentKind;
  /** Until when it counts; null of a refusal. */
  expiresAt: Instant | null;
  reasons: RefusalReason[];
}

export type VerificationContent = { type: 'system'; params: VerificationNews };

export function isVerification(content: { type: string; params: object }): content is VerificationContent {
  return content.type === 'system' && 'news' in content.params && content.params.news === 'verification';
}

/** Returns the text: of a refusal with what to do for each reason. */
export function verificationText({ step, kind, expiresAt, reasons }: VerificationNews, { t, formats }: Translator<'bell'>): TextParts {
  const document = t(`verification.kinds.${kind}`);
  const day = expiresAt === null ? '' : formats.date('date', fromInstant(expiresAt), 'UTC');
  const sentences = [t(`verification.${step}.message`, { document, day }), ...reasons.map((reason) => t(`verification.reasons.${reason}`))];
  return { title: t(`verification.${step}.title`), sentence: sentences.join(' ') };
}
