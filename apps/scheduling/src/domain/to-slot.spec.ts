import { toSlot } from './to-slot.js';

describe('a slot', () => {
  it("AVL-10 has the teacher's local time beside the two instants", () => {
    expect(toSlot('Asia/Kathmandu', Date.parse('2030-01-08T03:15:00Z'))).toEqual({
      startsAt: '2030-01-08T03:15:00.000Z',
      endsAt: '2030-01-08T04:15:00.000Z',
      teacherLocal: { date: '2030-01-08', startTime: '09:00', endTime: '10:00' },
    });
  });

  it('AVL-10 has the local times of a lesson during which the clocks change', () => {
    const { teacherLocal } = toSlot('America/New_York', Date.parse('2027-03-14T06:00:00Z'));
    expect(teacherLocal).toEqual({ date: '2027-03-14', startTime: '01:00', endTime: '03:00' });
  });
});
