import { describe, expect, it } from '@jest/globals';
import { dayNumber } from './days.js';
import { wallTimeToInstant, startOfDay, wallTimeAt } from './wall-clock.js';
import { offsetAt } from './zone-offset.js';

const utc = (at: number | undefined) => (at === undefined ? 'none' : new Date(at).toISOString());
const minutesFromUtc = (zone: string, at: string) => offsetAt(zone, Date.parse(at)) / 60_000;

describe('wall clock', () => {
  it('AVL-10 a time that the clocks skip has no instant', () => {
    expect(utc(wallTimeToInstant('America/New_York', '2027-03-14', '02:30'))).toBe('none');
    expect(utc(wallTimeToInstant('Europe/London', '2027-03-28', '01:00'))).toBe('none');
    expect(utc(wallTimeToInstant('Africa/Cairo', '2027-04-30', '00:30'))).toBe('none');
    expect(utc(wallTimeToInstant('Australia/Lord_Howe', '2027-10-03', '02:15'))).toBe('none');
  });

  it('AVL-10 a time that occurs twice is the first of the two', () => {
    expect(utc(wallTimeToInstant('America/New_York', '2027-11-07', '01:30'))).toBe('2027-11-07T05:30:00.000Z');
    expect(utc(wallTimeToInstant('Africa/Cairo', '2027-10-28', '23:30'))).toBe('2027-10-28T20:30:00.000Z');
    expect(utc(wallTimeToInstant('Australia/Lord_Howe', '2027-04-04', '01:45'))).toBe('2027-04-03T14:45:00.000Z');
  });

  it('converts times before and after a clock change', () => {
    expect(utc(wallTimeToInstant('America/New_York', '2027-03-14', '01:59'))).toBe('2027-03-14T06:59:00.000Z');
    expect(utc(wallTimeToInstant('America/New_York', '2027-03-14', '03:00'))).toBe('2027-03-14T07:00:00.000Z');
    expect(wallTimeAt('America/New_York', Date.parse('2027-03-14T07:00:00Z'))).toEqual({ date: '2027-03-14', time: '03:00' });
  });

  it('starts a day whose midnight is skipped at 1 AM (Cairo)', () => {
    expect(utc(startOfDay('Africa/Cairo', dayNumber('2027-04-30')))).toBe('2027-04-29T22:00:00.000Z');
    expect(wallTimeAt('Africa/Cairo', startOfDay('Africa/Cairo', dayNumber('2027-04-30')))).toEqual({ date: '2027-04-30', time: '01:00' });
  });

  it('knows that Apia had no 30 December 2011', () => {
    expect(utc(wallTimeToInstant('Pacific/Apia', '2011-12-30', '12:00'))).toBe('none');
    expect(utc(startOfDay('Pacific/Apia', dayNumber('2011-12-30')))).toBe('2011-12-30T10:00:00.000Z');
    expect(wallTimeAt('Pacific/Apia', Date.parse('2011-12-30T10:00:00Z'))).toEqual({ date: '2011-12-31', time: '00:00' });
  });

  it('knows half-hour and quarter-hour offsets, Ramadan in Casablanca, and the seconds of historical Monrovia', () => {
    expect(minutesFromUtc('Asia/Kathmandu', '2027-06-01T00:00:00Z')).toBe(345);
    expect(minutesFromUtc('Africa/Casablanca', '2027-01-20T12:00:00Z')).toBe(60);
    expect(minutesFromUtc('Africa/Casablanca', '2027-02-20T12:00:00Z')).toBe(0);
    expect(minutesFromUtc('Australia/Lord_Howe', '2027-06-01T00:00:00Z')).toBe(630);
    expect(minutesFromUtc('Australia/Lord_Howe', '2027-12-01T00:00:00Z')).toBe(660);
    expect(minutesFromUtc('Africa/Monrovia', '1971-06-01T00:00:00Z')).toBe(-44.5);
  });

  it('changes at the exact second, not at the next quarter hour (St. John’s, 12:01 AM)', () => {
    expect(minutesFromUtc('America/St_Johns', '2010-03-14T03:30:59Z')).toBe(-210);
    expect(minutesFromUtc('America/St_Johns', '2010-03-14T03:31:00Z')).toBe(-150);
  });

  it('throws for a zone that does not exist', () => {
    expect(() => offsetAt('Africa/Atlantis', 0)).toThrow(RangeError);
  });

  it('still returns the right offset after the cache was cleared', () => {
    const before = offsetAt('Africa/Lagos', 0);
    for (let stretch = 0; stretch < 2_100; stretch++) offsetAt('Africa/Lagos', stretch * 4 * 86_400_000);
    expect(offsetAt('Africa/Lagos', 0)).toBe(before);
  });
});
