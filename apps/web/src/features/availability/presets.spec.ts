import { describe, expect, it } from '@jest/globals';
import { daysText, weekInShort, windowsText } from '../../lib/week-in-short';
import type { Hours } from './hours';
import { hasPreset, presets, presetHours, togglePreset } from './presets';

const inWords = ({ recurringSlots }: Hours) => weekInShort(recurringSlots).map((days) => `${daysText(days)} ${windowsText(days.hours)}`);

describe('N when do you teach', () => {
  it.each([
    ['school', ['Mon–Fri 8 AM–3 PM']],
    ['afterSchool', ['Mon–Fri 4–8 PM']],
    ['weekends', ['Sat–Sun 10 AM–4 PM']],
  ] as const)('ONB-05 the preset %s', (preset, words) => {
    expect(inWords(presetHours(preset))).toEqual(words);
  });

  it('ONB-05 presets add up, and each can be taken back without the others', () => {
    const all = presets.reduce(togglePreset, presetHours('school'));
    expect(hasPreset(all, 'school')).toBe(false);
    const both = togglePreset(togglePreset(all, 'school'), 'weekends');
    expect(inWords(both)).toEqual(['Mon–Fri 8 AM–3 PM, 4–8 PM']);
  });
});
