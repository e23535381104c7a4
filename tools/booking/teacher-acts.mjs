import { anyDay, anyTime } from './times.mjs';

/** What a teacher does, each with how often. */
export function teacherActs({ ask, keep, drop, known, trespass, lessonOf }) {
  const answer = async (me, what, id) => keep(await ask(me, what, 'POST', `/api/booking-requests/${id}/${what}`, {}));
  return {
    decide: [
      8,
      async (me, rng) => {
        const { json } = await ask(me, 'list', 'GET', '/api/booking-requests?status=pending&limit=8');
        // Side by side, because some of them are for the same time.
        await Promise.all((json?.items ?? []).map(({ id }) => answer(me, rng.next() < 0.7 ? 'accept' : 'reject', id)));
      },
    ],
    decideTwice: [
      1,
      async (me, rng) => {
        const mine = known.requests.filter(({ teacher }) => teacher === me.id);
        if (mine.length === 0) return;
        const { id } = rng.oneOf(mine.slice(-10));
        await Promise.all([answer(me, 'accept', id), answer(me, 'reject', id), answer(me, 'accept', id)]);
      },
    ],
    propose: [
      4,
      async (me, rng) => {
        const lesson = lessonOf(me, rng);
        const body = { proposals: [anyTime(rng), anyTime(rng)], reason: 'trip' };
        if (lesson) await ask(me, 'propose', 'POST', `/api/lessons/${lesson.id}/reschedule`, body);
      },
    ],
    rest: [
      1,
      async (me, rng) => {
        const { json } = await ask(me, 'hours', 'GET', '/api/me/availability');
        if (!json?.version) return;
        const { version, recurringSlots, specificDates } = json;
        const day = anyDay(rng);
        const breakPeriods = rng.next() < 0.8 ? [{ startDate: day, endDate: day }] : [];
        await ask(me, 'save-hours', 'PUT', '/api/me/availability', { version, recurringSlots, specificDates, breakPeriods });
      },
    ],
    set: [
      1,
      async (me, rng) => {
        const teaching = { bufferMinutes: rng.oneOf([15, 30, 45]), instantBooking: rng.next() < 0.8, autoAccept: rng.next() < 0.3 };
        await ask(me, 'save-settings', 'PATCH', '/api/me/settings', { teaching });
      },
    ],
    cancel: [
      2,
      async (me, rng) => {
        const lesson = lessonOf(me, rng);
        if (!lesson) return;
        await ask(me, 'cancel', 'POST', `/api/lessons/${lesson.id}/cancel`, {});
        drop(lesson.id, rng);
      },
    ],
    trespass: [
      1,
      async (me, rng) => {
        const others = known.requests.filter(({ teacher }) => teacher !== me.id);
        if (others.length > 0) await trespass(me, 'accept', `/api/booking-requests/${rng.oneOf(others).id}/accept`);
      },
    ],
  };
}
