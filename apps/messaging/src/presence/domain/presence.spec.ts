import { connectionLifeMs, presenceOf, type Connection } from './presence.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const page = (presence: Connection['presence'], agoMs = 0): Connection => ({ presence, seenAtMs: now - agoMs });

describe('C39 a user', () => {
  it.each<[string, Connection[], string]>([
    ['with no page open', [], 'offline'],
    ['using one of their pages', [page('away'), page('online')], 'online'],
    ['who left their pages idle', [page('away'), page('away')], 'away'],
    ['idle for just under ten minutes', [page('away', connectionLifeMs - 1)], 'away'],
    ['idle for ten minutes', [page('away', connectionLifeMs)], 'offline'],
    ['whose page vanished without disconnecting', [page('online', connectionLifeMs)], 'offline'],
    ['idle on one page, vanished on another', [page('away'), page('online', connectionLifeMs)], 'away'],
  ])('%s', (_, connections, expected) => {
    expect(presenceOf(connections, now)).toBe(expected);
  });
});
