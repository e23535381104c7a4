import { toInstant } from '@somo/contracts/time';
import { freeWindow } from './free-window.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const hour = 3_600_000;
const inHours = (hours: number) => toInstant(now + hours * hour);

describe('the window in which a teacher must be free', () => {
  it('FIND-03 is null if no times are given', () => {
    expect(freeWindow({}, now)).toBeNull();
  });

  it('FIND-03 fits a whole lesson', () => {
    expect(freeWindow({ freeFrom: inHours(30), freeTo: inHours(33) }, now)).toEqual({ from: now + 30 * hour, to: now + 32 * hour });
  });

  it('FIND-03 begins after the notice period, and may have no end', () => {
    expect(freeWindow({ freeFrom: inHours(-5) }, now)).toEqual({ from: now + 24 * hour, to: null });
    expect(freeWindow({ freeTo: '9999-12-31T23:00:00.000Z' as ReturnType<typeof inHours> }, now)).toMatchObject({ from: now + 24 * hour });
  });

  it.each([
    ['is past', { freeFrom: inHours(-30), freeTo: inHours(0) }, { freeTo: ['freeTo must be in the future'] }],
    ['ends before it begins', { freeFrom: inHours(30), freeTo: inHours(30) }, { freeTo: ['freeTo must be later than freeFrom'] }],
    ['begins after the horizon', { freeFrom: inHours(15 * 24) }, { freeFrom: ['freeFrom must be within the next 14 days'] }],
    [
      'begins late and ended long ago',
      { freeFrom: inHours(9000), freeTo: inHours(-9000) },
      { freeFrom: ['freeFrom must be within the next 14 days'], freeTo: ['freeTo must be in the future'] },
    ],
  ])('FIND-03 is refused by name when it %s', (_, asked, errors) => {
    expect(() => freeWindow(asked, now)).toThrow(expect.objectContaining({ code: 'invalid-input', details: { errors } }));
  });
});
