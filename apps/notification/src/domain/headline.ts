// What an email shows first and in large: when a lesson is, or how much money it is about.
import { translator } from '@somo/messages/translator';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { isOwn, isRequestNews, refundedCancellation, type EmailedContent, type PaymentNews } from './content.js';
import type { Headline } from './letter.js';
import { meetingHeadline } from './meeting.js';
import type { Addressee } from './reader.js';
import type { Receipted } from './receipt-facts.js';

interface About {
  lesson?: LessonRecord | undefined;
  request?: RequestRecord | undefined;
  receipted?: Receipted | undefined;
}

export function headlineOf(content: EmailedContent, reader: Addressee, { lesson, request, receipted }: About): Headline | undefined {
  const { t, formats } = translator(reader.language, 'emails');
  const amount = (name: string, cents: number): Headline => ({ name, main: formats.money(cents), lines: [] });
  if (content.type === 'payout') {
    if (content.params.news === 'method-changed') return undefined;
    return { ...amount(t('headline.payout'), content.params.amountCents), isOff: content.params.news === 'refused' };
  }
  const both = refundedCancellation(content);
  if (both && receipted) return amount(translator(reader.language, 'receipts').t('refunded'), both.amountCents);
  if (content.type === 'payment') return receipted && amount(amountName(content.params, reader), content.params.amountCents);
  if (content.type === 'review' || isOwn(content)) return undefined;
  const meeting = lesson ?? request;
  const headline = meeting && meetingHeadline(meeting, reader, t(captionOf(content)));
  return headline && { ...headline, isOff: isOff(content) };
}

/** The sum of several refunds is one of the facts. */
function amountName({ outcome, amountCents, of }: PaymentNews, { language }: Addressee): string {
  if (outcome === 'refunded' && of && of.backCents !== amountCents) return translator(language, 'emails').t('headline.thisRefund');
  return translator(language, 'receipts').t(outcome === 'refunded' ? 'refunded' : 'total');
}

/** Returns the key of what the time of the lesson is called. */
export function captionOf(content: EmailedContent) {
  if (content.type === 'booking_rescheduled' && content.params.step === 'proposed') return 'headline.current';
  return isRequestNews(content) && content.params.step !== 'accepted' ? 'headline.asked' : 'facts.when';
}

function isOff(content: EmailedContent): boolean {
  if (isRequestNews(content)) return ['rejected', 'withdrawn', 'expired'].includes(content.params.step);
  return content.type === 'booking_cancelled';
}
