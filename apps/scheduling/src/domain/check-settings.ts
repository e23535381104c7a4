// What a teacher's settings may be; each error names the setting.
import { isMeetingLink } from '@somo/contracts/rules/meeting-link';
import { bufferChoices, dailyMaximumRange, meetingPlatforms, type TeachingSettings } from '@somo/contracts/teaching';

const { min, max } = dailyMaximumRange;

const rules: { [Key in keyof TeachingSettings]: { holds: (value: TeachingSettings[Key]) => boolean; message: string } } = {
  instantBooking: { holds: (value) => typeof value === 'boolean', message: 'Please turn it on or off' },
  autoAccept: { holds: (value) => typeof value === 'boolean', message: 'Please turn it on or off' },
  bufferMinutes: {
    holds: (value) => bufferChoices.some((choice) => choice === value),
    message: `Please choose ${bufferChoices.join(', ')} minutes`,
  },
  maxDailyLessons: {
    holds: (value) => Number.isInteger(value) && value >= min && value <= max,
    message: `Please choose ${min} to ${max} lessons a day`,
  },
  platform: { holds: (value) => meetingPlatforms.includes(value), message: 'Please choose a platform' },
  meetingLink: { holds: (value) => value === null || isMeetingLink(value), message: 'Please enter a link that starts with https://' },
};

/** Returns the errors by setting; none if the changes can be kept. */
export function settingsProblems(changes: Partial<TeachingSettings>): Record<string, string[]> {
  const wrong = (Object.keys(rules) as (keyof TeachingSettings)[]).filter((key) => key in changes && !holds(key, changes));
  return Object.fromEntries(wrong.map((key) => [key, [rules[key].message]]));
}

function holds<Key extends keyof TeachingSettings>(key: Key, changes: Partial<TeachingSettings>): boolean {
  return rules[key].holds(changes[key] as TeachingSettings[Key]);
}
