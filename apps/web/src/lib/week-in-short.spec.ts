import { describe, expect, it } from '@jest/globals';
import { daysText, weekInShort, windowsText } from './week-in-short';

const slot = (day: number, startTime: string, endTime: string) => ({ day, startTime, endTime });
const inWords = (slots: ReturnType<typeof slot>[]) => weekInShort(slots).map((days) => `${daysText(days)} ${windowsText(days.hours)}`);

describe('the hours of a week in short', () => {
  it.each([
    ['no hours', [], []],
    [
      'days in a row that are alike, as one, with the breaks between their hours',
      [1, 2, 3, 4, 5].flatMap((day) => [slot(day, '16:00', '17:00'), slot(day, '09:00', '10:00')]),
      ['Mon–Fri 9–10 AM, 4–5 PM'],
    ],
    ['hours that follow each other, as one', [slot(2, '10:00', '12:00'), slot(2, '09:00', '10:00')], ['Tue 9 AM–12 PM']],
    [
      'days that differ or do not follow each other, one by one',
      [slot(1, '09:00', '10:00'), slot(3, '09:00', '10:00'), slot(4, '18:00', '20:00')],
      ['Mon 9–10 AM', 'Wed 9–10 AM', 'Thu 6–8 PM'],
    ],
    ['a weekend, Saturday before Sunday', [slot(0, '10:00', '12:00'), slot(6, '10:00', '12:00')], ['Sat–Sun 10 AM–12 PM']],
  ])('A5 names %s', (_what, slots, words) => {
    expect(inWords(slots)).toEqual(words);
  });
});
