import type { NotificationKind } from '@somo/contracts/notification-settings';
import type { Content, RequestNews } from './content.js';

/** Returns the kind of news that a content is, by which a person switches it off. */
export function kindOf(content: Content): NotificationKind {
  switch (content.type) {
    case 'lesson_reminder':
      return 'reminder';
    case 'new_booking':
      return 'booking';
    case 'booking_confirmation':
    case 'request_accepted':
      return 'answer';
    case 'booking_cancelled':
      return 'cancellation';
    case 'booking_rescheduled':
      return content.params.step === 'proposed' ? 'answer' : 'booking';
    case 'booking_request':
    case 'request_rejected':
      return asks(content.params.step) ? 'answer' : 'booking';
    case 'review':
      return content.params.news === 'asked' ? 'review' : 'booking';
    case 'message':
      return 'message';
    case 'payment':
      // Unpaid, a lesson is cancelled; and one email can tell of a cancellation and its refund.
      return content.params.outcome === 'expired' || content.params.cancelled ? 'cancellation' : 'payment';
    case 'payout':
      return content.params.news === 'method-changed' ? 'security' : 'payout';
    case 'system':
      return systemKinds[content.params.news] ?? 'booking';
  }
}

const systemKinds: Partial<Record<string, NotificationKind>> = {
  'new-sign-in': 'security',
  openings: 'answer',
  standing: 'security',
  verification: 'account',
  'export-ready': 'security',
  'calendar-failed': 'account',
};

/** A request waits for its teacher, and the times that the teacher suggests wait for the student. */
const asks = (step: RequestNews['step']): boolean => step === 'created' || step === 'proposed';
