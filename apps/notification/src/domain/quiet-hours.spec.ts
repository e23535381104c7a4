import { hourMs, minuteMs } from '@somo/calendar/days';
import { wallTimeAt } from '@somo/calendar/wall-clock';
import { endOfQuiet } from './quiet-hours.js';

const at = (iso: string) => Date.parse(iso);

describe('NOTF-07 quiet hours', () => {
  it.each([
    ['ends in the morning', 'Africa/Lagos', { from: '22:00', to: '07:00' }, '2030-03-01T22:30:00Z', '2030-03-02T06:00:00Z'],
    ['ends the same morning', 'Africa/Lagos', { from: '22:00', to: '07:00' }, '2030-03-02T02:00:00Z', '2030-03-02T06:00:00Z'],
    ['can be by day', 'Africa/Nairobi', { from: '09:00', to: '17:00' }, '2030-03-01T06:00:00Z', '2030-03-01T14:00:00Z'],
    ['is over at its end', 'Africa/Nairobi', { from: '09:00', to: '17:00' }, '2030-03-01T14:00:00Z', undefined],
    [
      'ends when the clocks skip its end',
      'America/New_York',
      { from: '22:00', to: '02:30' },
      '2030-03-10T06:00:00Z',
      '2030-03-10T07:00:00Z',
    ],
    [
      'begins again where its end comes twice',
      'America/New_York',
      { from: '22:00', to: '01:30' },
      '2030-11-03T06:10:00Z',
      '2030-11-03T06:30:00Z',
    ],
  ])('%s', (_, zone, quiet, now, end) => {
    expect(endOfQuiet(quiet, zone, at(now))).toBe(end === undefined ? undefined : at(end));
  });

  it('hold across every clock change: nothing is sent on a clock that shows a quiet time', () => {
    const quiet = { from: '22:00', to: '07:00' };
    for (const zone of ['America/New_York', 'Europe/London', 'Africa/Cairo', 'Australia/Lord_Howe'])
      for (let now = at('2030-03-01T00:00:00Z'); now < at('2030-12-01T00:00:00Z'); now += 7 * hourMs + 13 * minuteMs) {
        const shown = wallTimeAt(zone, endOfQuiet(quiet, zone, now) ?? now).time;
        expect(shown >= '07:00' && shown < '22:00').toBe(true);
      }
  });
});
