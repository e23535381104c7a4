// Calendar files as programs write them, each with the times that a person reads from it.
import { event, hour, type IcsCase } from './ics-lines.js';
import { repeating } from './ics-repeating.js';
import { lengths, zones } from './ics-times.js';

const files: readonly IcsCase[] = [
  {
    title: 'our own lessons, read back',
    lines: [
      ...hour(':20260310T130000Z', ':20260310T140000Z', 'UID:0198@somo.example'),
      ...hour(':20260311T130000Z', ':20260311T140000Z', 'UID:0199@SOMO.example'),
    ],
    busy: [],
  },
  {
    title: 'our own lesson, added by a button of Google, which gives it an id of its own',
    lines: hour(':20260310T130000Z', ':20260310T140000Z', 'UID:7f3k@google.com', 'LOCATION:https://Somo.example/lessons/0198'),
    busy: [],
  },
  {
    title: 'an entry that lasts for millions of years',
    lines: event('DTSTART:20260310T130000Z', 'DURATION:P100000000W'),
    busy: ['03-10 13:00 06-05 00:00'],
  },
  {
    title: 'an entry with an alarm, words and no id',
    lines: [
      'BEGIN:VEVENT',
      'DTSTART:20260310T130000Z',
      'DTEND:20260310T140000Z',
      'SUMMARY:Dentist\\, at last 🦷',
      'BEGIN:VALARM',
      'TRIGGER:-PT15M',
      'ACTION:DISPLAY',
      'END:VALARM',
      'END:VEVENT',
    ],
    busy: ['03-10 13:00 14:00'],
  },
  {
    title: 'a folded line',
    lines: event(`DTSTART;TZID=America/New_Yo`, ' rk:20260310T090000', 'DURATION:PT1H'),
    busy: ['03-10 13:00 14:00'],
  },
  {
    title: 'two calendars in one file',
    lines: [
      ...hour(':20260310T130000Z', ':20260310T140000Z'),
      'END:VCALENDAR',
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      ...hour(':20260311T130000Z', ':20260311T140000Z'),
    ],
    busy: ['03-10 13:00 14:00', '03-11 13:00 14:00'],
  },
  {
    title: 'tasks and notes',
    lines: [
      'BEGIN:VTODO',
      'UID:t',
      'DTSTART:20260310T130000Z',
      'DUE:20260310T140000Z',
      'END:VTODO',
      'BEGIN:VJOURNAL',
      'UID:j',
      'DTSTART:20260310T130000Z',
      'END:VJOURNAL',
    ],
    busy: [],
  },
  {
    title: 'an entry that makes no sense beside one that does',
    lines: [...event('DTSTART:20260310T130000Z', 'DURATION:soon'), ...hour(':20260310T130000Z', ':20260310T140000Z', 'UID:two')],
    busy: ['03-10 13:00 14:00'],
    skipped: 1,
  },
  { title: 'nothing at all', lines: [], busy: [] },
];

export const icsCases: readonly IcsCase[] = [...zones, ...lengths, ...repeating, ...files];
