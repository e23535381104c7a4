import { businessDaysAfter, dayOf, earnedFrom, nextRun } from './payout-days.js';

const at = (text: string) => Date.parse(`${text}Z`);
const runAfter = (text: string) => new Date(nextRun(at(text))).toISOString();

describe('payout dates', () => {
  it('make an earning payable 73 hours after the lesson', () => {
    expect(earnedFrom(at('2030-01-07T10:00:00'))).toBe(at('2030-01-10T11:00:00'));
  });

  it.each([
    ['a Monday before nine', '2030-01-07T08:59:59', '2030-01-07T09:00:00.000Z'],
    ['nine itself', '2030-01-07T09:00:00', '2030-01-07T09:00:00.000Z'],
    ['just after nine', '2030-01-07T09:00:00.001', '2030-01-08T09:00:00.000Z'],
    ['a Friday evening', '2030-01-11T20:00:00', '2030-01-14T09:00:00.000Z'],
    ['a Saturday', '2030-01-12T00:00:00', '2030-01-14T09:00:00.000Z'],
    ['a Sunday', '2030-01-13T23:59:59', '2030-01-14T09:00:00.000Z'],
  ])('PAY-04 schedule runs on business days at 09:00 UTC: from %s', (_, from, expected) => {
    expect(runAfter(from)).toBe(expected);
  });

  it.each([
    ['2030-01-07T09:00:00', 5, '2030-01-14'],
    ['2030-01-11T09:00:00', 1, '2030-01-14'],
    ['2030-01-12T09:00:00', 1, '2030-01-14'],
    ['2030-01-09T23:59:59', 3, '2030-01-14'],
    ['2030-12-31T12:00:00', 5, '2031-01-07'],
  ])('PAY-04 from %s, %i business days later is %s', (from, days, expected) => {
    expect(businessDaysAfter(at(from), days)).toBe(expected);
  });

  it('use the UTC date', () => {
    expect(dayOf(at('2030-01-07T23:59:59'))).toBe('2030-01-07');
  });
});
