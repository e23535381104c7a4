import type { BookingRequest, BookingRequestPage } from '@somo/contracts/requests';
import { aLesson, aSlot, hours } from './builders';

/** A request to Kwame for a Thursday at 14:00 in Accra, made an hour ago. */
export function aRequest(is: Partial<BookingRequest> = {}): BookingRequest {
  const { teacher, student } = aLesson();
  const slot = aSlot(is.startsAt ?? '2026-11-26T14:00:00.000Z');
  const wish = { ...slot, conflicts: is.conflicts ?? [], turnsDown: 0 };
  return {
    ...{ id: 'request-1', studentId: student.id, teacherId: teacher.id, status: 'pending', subject: 'Physics' },
    ...{
      moduleId: null,
      moduleName: null,
      learner: null,
      message: 'After school?',
      ...slot,
      wishes: [wish],
      proposals: [],
      timeTaken: false,
      teacherTimeZone: 'Africa/Accra',
    },
    ...{ price: { amountCents: 2500, currency: 'USD' }, expiresAt: hours(47), rejectReason: null, lessonId: null, conflicts: [] },
    ...{ createdAt: hours(-1), updatedAt: hours(-1), teacher, student },
    ...is,
  };
}

export const requestPage = (...items: BookingRequest[]): BookingRequestPage => ({
  items,
  nextCursor: null,
  pendingCount: items.filter(({ status }) => status === 'pending').length,
  subjects: [...new Set(items.map(({ subject }) => subject))].sort(),
});
