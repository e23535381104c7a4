// Repeating entries of calendar files as programs write them, each with the times that a person reads from it.
import { changed, event, hour, newYork, weekly, type IcsCase } from './ics-lines.js';

export const repeating: readonly IcsCase[] = [
  { title: 'every week while the clocks change', lines: weekly(), busy: ['03-02 14:00 15:00', '03-09 13:00 14:00', '03-16 13:00 14:00'] },
  {
    title: 'one time taken out, by the clock',
    lines: weekly(`EXDATE;${newYork}:20260309T090000`),
    busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'],
  },
  { title: 'one time taken out, in UTC', lines: weekly('EXDATE:20260309T130000Z'), busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'] },
  {
    title: 'two times taken out, in one line',
    lines: weekly(`EXDATE;${newYork}:20260309T090000,20260316T090000`),
    busy: ['03-02 14:00 15:00'],
  },
  { title: 'a day taken out', lines: weekly('EXDATE;VALUE=DATE:20260309'), busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'] },
  {
    title: 'one time moved',
    lines: [...weekly(), ...changed(`;${newYork}:20260309T090000`, 'DTSTART:20260310T180000Z', 'DTEND:20260310T190000Z')],
    busy: ['03-02 14:00 15:00', '03-10 18:00 19:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time moved, which is named in UTC',
    lines: [...changed(':20260309T130000Z', `DTSTART;${newYork}:20260309T110000`, 'DURATION:PT1H'), ...weekly()],
    busy: ['03-02 14:00 15:00', '03-09 15:00 16:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time cancelled',
    lines: [...weekly(), ...changed(':20260309T130000Z', 'DTSTART:20260309T130000Z', 'DURATION:PT1H', 'STATUS:CANCELLED')],
    busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time free',
    lines: [...weekly(), ...changed(':20260309T130000Z', 'DTSTART:20260309T130000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT')],
    busy: ['03-02 14:00 15:00', '03-16 13:00 14:00'],
  },
  {
    title: 'one time of a series without the series',
    lines: changed(':20260309T130000Z', 'DTSTART:20260311T130000Z', 'DURATION:PT1H'),
    busy: ['03-11 13:00 14:00'],
  },
  {
    title: 'a change that was changed again',
    lines: [
      ...weekly(),
      ...changed(':20260309T130000Z', 'SEQUENCE:1', 'DTSTART:20260310T180000Z', 'DURATION:PT1H'),
      ...changed(':20260309T130000Z', 'SEQUENCE:2', 'DTSTART:20260310T200000Z', 'DURATION:PT1H'),
    ],
    busy: ['03-02 14:00 15:00', '03-10 20:00 21:00', '03-16 13:00 14:00'],
  },
  {
    title: 'two versions of one entry',
    lines: [
      ...hour(':20260310T130000Z', ':20260310T140000Z', 'SEQUENCE:3'),
      ...hour(':20260311T130000Z', ':20260311T140000Z', 'SEQUENCE:10'),
    ],
    busy: ['03-11 13:00 14:00'],
  },
  {
    title: 'until a day',
    lines: event(`DTSTART;${newYork}:20260302T200000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260303'),
    busy: ['03-03 01:00 02:00', '03-04 01:00 02:00'],
  },
  {
    title: 'until a moment, which counts',
    lines: event(`DTSTART;${newYork}:20260302T200000`, 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260304T010000Z'),
    busy: ['03-03 01:00 02:00', '03-04 01:00 02:00'],
  },
  {
    title: 'single times beside the first',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1H', 'RDATE:20260312T130000Z,20260313T130000Z'),
    busy: ['03-10 13:00 14:00', '03-12 13:00 14:00', '03-13 13:00 14:00'],
  },
  {
    title: 'a single time with an end of its own',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20260312T130000Z/PT3H'),
    busy: ['03-10 13:00 14:00', '03-12 13:00 16:00'],
  },
  {
    title: 'a single time that the rule gives, too',
    lines: weekly('RDATE:20260309T130000Z'),
    busy: ['03-02 14:00 15:00', '03-09 13:00 14:00', '03-16 13:00 14:00'],
  },
  {
    title: 'the 31st of each month',
    lines: event('DTSTART:20260131T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY'),
    busy: ['03-31 13:00 14:00', '05-31 13:00 14:00'],
  },
  {
    title: 'the last Friday of each month',
    lines: event('DTSTART:20250131T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=-1FR'),
    busy: ['03-27 13:00 14:00', '04-24 13:00 14:00', '05-29 13:00 14:00'],
  },
  {
    title: 'the last workday of each month',
    lines: event('DTSTART:20250131T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'),
    busy: ['03-31 13:00 14:00', '04-30 13:00 14:00', '05-29 13:00 14:00'],
  },
  {
    title: 'a day of each year since 1990',
    lines: event('DTSTART;VALUE=DATE:19900401', 'RRULE:FREQ=YEARLY'),
    busy: ['03-31 21:00 04-01 21:00'],
  },
  {
    title: 'the 30th of February',
    lines: event('DTSTART:20260210T130000Z', 'DURATION:PT1H', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'),
    busy: [],
  },
  {
    title: 'every second',
    lines: [
      ...event('DTSTART:20260310T130000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
      ...hour(':20260310T130000Z', ':20260310T140000Z', 'UID:two'),
    ],
    busy: ['03-10 13:00 14:00'],
    skipped: 1,
  },
  {
    title: 'every minute of a day',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1M', `RRULE:FREQ=DAILY;BYHOUR=1,2,3;BYMINUTE=${[...Array(60).keys()].join(',')}`),
    busy: [],
    skipped: 1,
  },
  {
    title: 'twice a day',
    lines: event('DTSTART:20260310T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=4;BYHOUR=8,16'),
    busy: ['03-10 08:00 09:00', '03-10 16:00 17:00', '03-11 08:00 09:00', '03-11 16:00 17:00'],
  },
];
