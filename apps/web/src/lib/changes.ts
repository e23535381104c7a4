import type { Query, QueryClient } from '@tanstack/react-query';

/** The routes whose answers a change makes outdated, whether this page made it or a push reports it. */
const outdatedBy = {
  calendars: /^GET \/api\/(me\/(external-calendars|busy-times)|teachers\/:id\/slots)/,
  // Not the classroom, whose credentials stay as they are, nor its board, materials and recordings, nor the free times, which a lesson that
  // has moved no longer has.
  lessons:
    /^GET \/api\/(lessons(?!\/:id\/(board|classroom|free-times|materials|recordings))|classrooms|earnings|payments|students|me\/teachers)/,
  conversations: /^GET \/api\/conversations(?!\/:userId\/messages)/,
  materials: /^GET \/api\/(lessons\/:id|me)\/materials/,
  notices: /^GET \/api\/me\/notices/,
  notifications: /^GET \/api\/notifications/,
  openSlots: /^GET \/api\/teachers\/:id\/slots/,
  operations: /^GET \/api\/admin\/(?!lessons\/:id\/timeline)/,
  passkeys: /^GET \/api\/(me\/passkeys|auth\/two-step)/,
  profile: /^GET \/api\/me\/(profile|verification)/,
  pushDevices: /^GET \/api\/me\/push-subscriptions/,
  recordings: /^GET \/api\/lessons\/:id\/recordings$/,
  reviews: /^GET \/api\/teachers\/:id(\/reviews)?$/,
  requests: /^GET \/api\/booking-requests(?!\/:id\/free-times)/,
  students: /^GET \/api\/(students|me\/teachers)/,
  sessions: /^GET \/api\/auth\/sessions/,
  timeline: /^GET \/api\/admin\/lessons\/:id\/timeline/,
  verification: /^GET \/api\/(me\/verification|me\/profile|admin\/verification)/,
  dataExport: /^GET \/api\/me\/export$/,
  waits: /^GET \/api\/me\/waits/,
  twoStep: /^GET \/api\/auth\/two-step/,
};

export type Change = keyof typeof outdatedBy;

/** Fetches again, after these changes, what is on the screen, and everything else when it is next shown. */
export async function outdate(cache: QueryClient, ...changes: readonly Change[]): Promise<void> {
  const predicate = ({ queryKey: [route] }: Query) => changes.some((change) => outdatedBy[change].test(String(route)));
  const first = cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' });
  const onTheWay = new Set(first.filter(({ state }) => state.data === undefined));
  await cache.invalidateQueries({ predicate });
  // A first answer that was on its way may be older than the change, and was waited for instead of asked for again.
  if (onTheWay.size > 0) await cache.invalidateQueries({ predicate: (query) => onTheWay.has(query) });
}
