import { toInstant } from '@somo/contracts/time';
import { joinableStart } from './joinable-lesson.js';

it.each([
  ['14:00', '14:30'],
  ['14:25', '14:30'],
  ['14:25:01', '15:00'],
  ['22:55', '23:00'],
  ['22:56', '00:00'],
  ['23:40', '00:00'],
  ['23:56', '00:30'],
])('the lesson to join of a demo that starts at %s starts at %s', (now, starts) => {
  const startsAt = toInstant(joinableStart('Africa/Accra', Date.parse(`2030-01-07T${now}Z`)));
  expect(startsAt.slice(11, 16)).toBe(starts);
});
