// What an email shows first and in large: when a lesson is, or how much money it is about.
import { translator } from '@somo/messages/translator';
import type { LessonRecord } from '@somo/contracts/lessons';
import type { RequestRecord } from '@somo/contracts/requests';
import { isRequestNews, type EmailedContent } from './content.js';
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
  if (content.type === 'payout')
    return content.params.news === 'method-changed'
      ? undefined
      : { name: t('headline.payout'), main: formats.money(content.params.amountCents), lines: [] };
  if (content.type === 'payment') {
    const words = translator(reader.language, 'receipts').t;
    const name = words(content.params.outcome === 'refunded' ? 'refunded' : 'total');
    return receipted && { name, main: formats.money(content.params.amountCents), lines: [] };
  }
  const meeting = lesson ?? request;
  const headline = meeting && meetingHeadline(meeting, reader, t(captionOf(content)));
  return headline && { ...headline, isOff: isOff(content) };
}

function captionOf(content: EmailedContent) {
  if (content.type === 'booking_rescheduled' && content.params.step === 'proposed') return 'headline.current';
  return isRequestNews(content) && content.params.step !== 'accepted' ? 'headline.asked' : 'facts.when';
}

function isOff(content: EmailedContent): boolean {
  if (isRequestNews(content)) return ['rejected', 'withdrawn', 'expired'].includes(content.params.step);
  return content.type === 'booking_cancelled';
}
