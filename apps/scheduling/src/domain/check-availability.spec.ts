import type { NewHours } from '@somo/contracts/routes/availability';
import { checkAvailability } from './check-availability.js';

const nine = { startTime: '09:00', endTime: '12:00' };
const none: NewHours = { recurringSlots: [], specificDates: [], breakPeriods: [] };

describe('AVL-09 the hours of a teacher', () => {
  it.each<[string, Partial<NewHours>]>([
    ['nothing at all', {}],
    [
      'windows that meet',
      {
        recurringSlots: [
          { day: 0, ...nine },
          { day: 0, startTime: '12:00', endTime: '24:00' },
        ],
      },
    ],
    [
      'the same hours on two days',
      {
        recurringSlots: [
          { day: 1, ...nine },
          { day: 2, ...nine },
        ],
      },
    ],
    ['a day off on a date', { specificDates: [{ date: '2030-02-28', timeSlots: [] }] }],
    ['a break of one day', { breakPeriods: [{ startDate: '2030-01-01', endDate: '2030-01-01' }] }],
  ])('may be %s', (_, hours) => {
    expect(checkAvailability({ ...none, ...hours })).toEqual({});
  });

  it.each<[keyof NewHours, Partial<NewHours>]>([
    ['recurringSlots', { recurringSlots: [{ day: 1, startTime: '12:00', endTime: '09:00' }] }],
    ['recurringSlots', { recurringSlots: [{ day: 1, startTime: '9:00', endTime: '10:00' }] }],
    ['recurringSlots', { recurringSlots: [{ day: 1, startTime: '09:00', endTime: '25:00' }] }],
    [
      'recurringSlots',
      {
        recurringSlots: [
          { day: 1, ...nine },
          { day: 1, startTime: '11:59', endTime: '13:00' },
        ],
      },
    ],
    [
      'specificDates',
      {
        specificDates: [
          { date: '2030-02-28', timeSlots: [] },
          { date: '2030-02-28', timeSlots: [nine] },
        ],
      },
    ],
    ['specificDates', { specificDates: [{ date: '2030-02-28', timeSlots: [{ startTime: '09:00', endTime: '09:30' }] }] }],
    ['breakPeriods', { breakPeriods: [{ startDate: '2030-02-02', endDate: '2030-02-01' }] }],
  ])('names the wrong part: %s', (part, hours) => {
    expect(Object.keys(checkAvailability({ ...none, ...hours }))).toEqual([part]);
  });

  it('C14 says which windows overlap or are too short for a lesson', () => {
    const at = (startTime: string, endTime: string) => ({ day: 1, startTime, endTime });
    const said = (...slots: ReturnType<typeof at>[]) => checkAvailability({ ...none, recurringSlots: slots })['recurringSlots'];
    expect(said(at('11:30', '13:00'), at('09:00', '12:00'))).toEqual(['Monday: 09:00 to 12:00 and 11:30 to 13:00 overlap']);
    expect(said(at('09:00', '09:59'))).toEqual(['Monday: 09:00 to 09:59 is shorter than a lesson of 60 minutes']);
    expect(said(at('17:00', '09:00'))).toEqual(['Monday: 17:00 to 09:00 ends before it begins']);
  });
});
