import { countdown, isTooLate, remindersOf, reminderKey, reminderOf } from './reminders.js';

const startsAt = Date.parse('2030-01-14T09:00:00Z');
const at = (text: string) => Date.parse(text);
const minutesBefore = (minutes: number) => startsAt - minutes * 60_000;

describe('LES-11 lesson reminders', () => {
  it('are due 24 hours, 1 hour and 10 minutes before it', () => {
    expect(remindersOf(startsAt, at('2030-01-07T08:00:00Z'))).toEqual([
      { kind: '24h', dueAtMs: at('2030-01-13T09:00:00Z') },
      { kind: '1h', dueAtMs: at('2030-01-14T08:00:00Z') },
      { kind: '10min', dueAtMs: at('2030-01-14T08:50:00Z') },
    ]);
  });

  it.each([
    [24 * 60 + 1, ['24h', '1h', '10min']],
    [24 * 60, ['1h', '10min']],
    [60, ['10min']],
    [10, []],
    [-5, []],
  ])('omit those already past when it is booked %i minutes before', (minutes, expected) => {
    expect(remindersOf(startsAt, minutesBefore(minutes)).map(({ kind }) => kind)).toEqual(expected);
  });

  it.each([
    ['24h', 24 * 60, false],
    ['24h', 61, false],
    ['24h', 60, true],
    ['1h', 11, false],
    ['1h', 10, true],
    ['10min', 1, false],
    ['10min', 0, true],
  ] as const)('%s, sent %i minutes before, is too late: %s', (kind, minutes, expected) => {
    expect(isTooLate(kind, startsAt, minutesBefore(minutes))).toBe(expected);
  });

  it.each([
    [24 * 60, 'inHours', 24],
    [24 * 60 - 1, 'inHours', 24],
    [20 * 60 + 10, 'inHours', 20],
    [65, 'inHours', 1],
    [75, 'inMinutes', 75],
    [60, 'inHours', 1],
    [38, 'inMinutes', 38],
    [10, 'inMinutes', 10],
    [0.2, 'inMinutes', 1],
  ] as const)('%f minutes before the start say "%s", %i', (minutes, unit, count) => {
    expect(countdown(minutes * 60_000)).toEqual({ unit, count });
  });

  it('is read back from the key of its job', () => {
    const [booking, user] = ['018cc251-f400-7000-8000-0000000000ff', '018cc251-f400-7000-8000-0000000000a1'];
    expect(reminderOf(reminderKey(booking, user, '10min', startsAt))).toEqual({ userId: user, kind: '10min' });
    expect(reminderOf(`${booking}-${user}-2h-1`)).toBeUndefined();
  });
});
