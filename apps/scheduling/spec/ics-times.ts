// Zones and lengths of calendar files as programs write them, each with the times that a person reads from it.
import { event, fixed, hour, newYork, office, zoned, type IcsCase } from './ics-lines.js';

export const zones: readonly IcsCase[] = [
  { title: 'a time in UTC', lines: hour(':20260310T130000Z', ':20260310T140000Z'), busy: ['03-10 13:00 14:00'] },
  { title: 'a city, before its clocks change', lines: zoned('America/New_York', '20260305'), busy: ['03-05 14:00 15:00'] },
  { title: 'a city, after its clocks have changed', lines: zoned('America/New_York'), busy: ['03-10 13:00 14:00'] },
  { title: 'a zone in Windows words', lines: zoned('Eastern Standard Time'), busy: ['03-10 13:00 14:00'] },
  {
    title: 'a zone in Windows words and quotation marks',
    lines: zoned('"W. Europe Standard Time"', '20260330'),
    busy: ['03-30 07:00 08:00'],
  },
  { title: 'a numbered zone of Exchange', lines: zoned('Eastern Standard Time 1'), busy: ['03-10 13:00 14:00'] },
  { title: 'Cairo in Windows words, in summer', lines: zoned('Egypt Standard Time', '20260425'), busy: ['04-25 06:00 07:00'] },
  { title: 'UTC in words of Exchange', lines: zoned('"tzone://Microsoft/Utc"'), busy: ['03-10 09:00 10:00'] },
  { title: 'a path before the city', lines: zoned('/mozilla.org/20070129_1/Europe/Berlin'), busy: ['03-10 08:00 09:00'] },
  { title: 'no zone', lines: hour(':20260310T090000', ':20260310T100000'), busy: ['03-10 06:00 07:00'] },
  { title: 'a zone that nobody knows', lines: zoned('Middle Earth'), busy: ['03-10 06:00 07:00'] },
  {
    title: 'a described zone',
    lines: [...fixed('Customized Time Zone', '+0530'), ...zoned('Customized Time Zone')],
    busy: ['03-10 03:30 04:30'],
  },
  {
    title: 'a described zone that changes its clocks',
    lines: [...office, ...zoned('Office', '20260305'), ...zoned('Office').with(1, 'UID:two')],
    busy: ['03-05 14:00 15:00', '03-10 13:00 14:00'],
  },
  {
    title: 'a wrong description of a known zone',
    lines: [...fixed('Europe/Paris', '+0900'), ...zoned('Europe/Paris')],
    busy: ['03-10 08:00 09:00'],
  },
  {
    title: 'a described zone with the name of its city',
    lines: [...fixed('Mine', '+0900').toSpliced(2, 0, 'X-LIC-LOCATION:Africa/Accra'), ...zoned('Mine')],
    busy: ['03-10 09:00 10:00'],
  },
  {
    title: 'Casablanca in Ramadan and after',
    lines: event('DTSTART;TZID=Africa/Casablanca:20260319T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
    busy: ['03-19 10:00 11:00', '03-26 09:00 10:00'],
  },
  { title: 'Kathmandu', lines: zoned('Asia/Kathmandu'), busy: ['03-10 03:15 04:15'] },
  {
    title: 'Lord Howe at an hour that comes twice',
    lines: event('DTSTART;TZID=Australia/Lord_Howe:20260405T014500', 'DURATION:PT15M'),
    busy: ['04-04 14:45 15:00'],
  },
  {
    title: 'an hour that the clocks skip',
    lines: event(`DTSTART;${newYork}:20260308T023000`, 'DURATION:PT1H'),
    busy: ['03-08 07:30 08:30'],
  },
];

export const lengths: readonly IcsCase[] = [
  { title: 'a duration', lines: event('DTSTART:20260310T130000Z', 'DURATION:PT1H30M'), busy: ['03-10 13:00 14:30'] },
  {
    title: 'a duration of a day while the clocks change',
    lines: event(`DTSTART;${newYork}:20260307T120000`, 'DURATION:P1D'),
    busy: ['03-07 17:00 03-08 16:00'],
  },
  {
    title: 'an end in another zone',
    lines: hour(`;${newYork}:20260310T090000`, ';TZID=Europe/London:20260310T150000'),
    busy: ['03-10 13:00 15:00'],
  },
  { title: 'no end', lines: event('DTSTART:20260310T130000Z'), busy: [] },
  { title: 'an end before the start', lines: hour(':20260310T130000Z', ':20260310T120000Z'), busy: [] },
  { title: 'a whole day', lines: hour(';VALUE=DATE:20260310', ';VALUE=DATE:20260311', 'TRANSP:OPAQUE'), busy: ['03-09 21:00 03-10 21:00'] },
  { title: 'a whole day without an end', lines: event('DTSTART;VALUE=DATE:20260310', 'TRANSP:OPAQUE'), busy: ['03-09 21:00 03-10 21:00'] },
  {
    title: 'several whole days',
    lines: hour(';VALUE=DATE:20260310', ';VALUE=DATE:20260313', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF'),
    busy: ['03-09 21:00 03-12 21:00'],
  },
  { title: 'a birthday', lines: event('DTSTART;VALUE=DATE:19800310', 'RRULE:FREQ=YEARLY', 'TRANSP:TRANSPARENT'), busy: [] },
  {
    title: 'a whole day that is free in Outlook',
    lines: event('DTSTART;VALUE=DATE:20260310', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
    busy: [],
  },
  { title: 'a time that is free', lines: hour(':20260310T130000Z', ':20260310T140000Z', 'TRANSP:TRANSPARENT'), busy: [] },
  { title: 'a cancelled entry', lines: hour(':20260310T130000Z', ':20260310T140000Z', 'STATUS:CANCELLED'), busy: [] },
  { title: 'a tentative entry', lines: hour(':20260310T130000Z', ':20260310T140000Z', 'STATUS:TENTATIVE'), busy: ['03-10 13:00 14:00'] },
  {
    title: 'a time that began before the window',
    lines: hour(':20260227T130000Z', ':20260302T140000Z'),
    busy: ['02-27 13:00 03-02 14:00'],
  },
  {
    title: 'times outside the window',
    lines: [...hour(':20260227T130000Z', ':20260302T000000Z'), ...hour(':20260603T000000Z', ':20260603T010000Z', 'UID:two')],
    busy: [],
  },
];
