import { kindRules, silencedBy } from '@somo/contracts/notification-settings';
import { endOfQuiet } from './quiet-hours.js';
import type { Judged, Verdict } from './verdict.js';

type PushJudged = Pick<Judged, 'kind' | 'settings' | 'timeZone' | 'now' | 'isSeen'>;

/** Returns whether a notification is pushed now, or else what becomes of it. */
export function pushVerdict({ kind, settings, timeZone, now, isSeen }: PushJudged): Verdict {
  const off = silencedBy(kind, 'push', settings);
  if (off) return { outcome: off === 'push' ? 'off-push' : 'off-kind' };
  if (isSeen) return { outcome: 'seen' };
  const until = kindRules[kind].inQuietHours ? undefined : endOfQuiet(settings.quietHours, timeZone, now);
  return until === undefined ? 'send' : { outcome: 'waiting-quiet', until };
}
