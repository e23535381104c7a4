import { anyTime, endOf, farTime, openTime, soonTime, weeksLater } from './times.mjs';

const demoCard = '4242424242424242';

/** What a student does, each with how often. */
export function studentActs({ ask, keep, drop, known, people, trespass, lessonOf, lessonOfOthers }) {
  const book = async (me, rng, startsAt) =>
    keep(await ask(me, 'book', 'POST', '/api/bookings', { teacherId: rng.oneOf(people.teachers).id, startsAt }));
  const move = async (me, rng, startsAt) => {
    const lesson = lessonOf(me, rng);
    if (!lesson) return;
    const moved = await ask(me, 'move', 'POST', `/api/lessons/${lesson.id}/reschedule`, { startsAt, reason: 'plans' });
    if (moved.status === 200 || moved.json?.code === 'lesson-not-movable') drop(lesson.id, rng);
    keep(moved);
  };
  const request = async (me, rng, teacherId, startsAt) => {
    const asked = await ask(me, 'request', 'POST', '/api/booking-requests', { teacherId, startsAt, endsAt: endOf(startsAt) });
    if (asked.status === 201) known.requests.push({ id: asked.json.id, student: me.id, teacher: teacherId });
    keep(asked);
  };
  return {
    book: [4, (me, rng) => book(me, rng, openTime(rng))],
    bookWeekly: [
      3,
      async (me, rng) => {
        // Some start a week or two later, so that they meet in the middle.
        const first = weeksLater(openTime(rng), Math.floor(rng.between(0, 3)));
        const times = Array.from({ length: Math.floor(rng.between(2, 5)) }, (_, week) => weeksLater(first, week));
        const { status, json } = await ask(me, 'weekly', 'POST', '/api/bookings/weekly', {
          teacherId: rng.oneOf(people.teachers).id,
          times,
        });
        for (const lesson of json?.lessons ?? []) keep({ status, json: lesson });
      },
    ],
    pay: [
      2,
      async (me, rng) => {
        const lesson = lessonOf(me, rng);
        if (lesson) await ask(me, 'pay', 'POST', `/api/lessons/${lesson.id}/pay`, { card: demoCard });
      },
    ],
    bookWhatIsNotOffered: [1, (me, rng) => book(me, rng, rng.oneOf([soonTime, farTime, anyTime])(rng))],
    request: [2, (me, rng) => request(me, rng, rng.oneOf(people.teachers).id, rng.oneOf([anyTime, openTime])(rng))],
    requestTwice: [
      1,
      async (me, rng) => {
        const [{ id }, startsAt] = [rng.oneOf(people.teachers), openTime(rng)];
        await Promise.all([request(me, rng, id, startsAt), request(me, rng, id, startsAt)]);
      },
    ],
    withdraw: [
      1,
      async (me, rng) => {
        const { json } = await ask(me, 'list', 'GET', '/api/booking-requests?status=pending&limit=5');
        if (json?.items?.length) await ask(me, 'withdraw', 'POST', `/api/booking-requests/${rng.oneOf(json.items).id}/withdraw`);
      },
    ],
    cancel: [
      4,
      async (me, rng) => {
        const lesson = lessonOf(me, rng);
        if (!lesson) return;
        await ask(me, 'cancel', 'POST', `/api/lessons/${lesson.id}/cancel`, {});
        drop(lesson.id, rng);
      },
    ],
    moveAndCancel: [
      1,
      async (me, rng) => {
        const lesson = lessonOf(me, rng);
        if (!lesson) return;
        const moving = ask(me, 'move', 'POST', `/api/lessons/${lesson.id}/reschedule`, { startsAt: openTime(rng) });
        await ask(me, 'cancel', 'POST', `/api/lessons/${lesson.id}/cancel`, {});
        keep(await moving);
        drop(lesson.id, rng);
      },
    ],
    move: [1, (me, rng) => move(me, rng, openTime(rng))],
    moveWhereNothingIsOffered: [1, (me, rng) => move(me, rng, rng.oneOf([soonTime, farTime, anyTime])(rng))],
    answer: [
      2,
      async (me, rng) => {
        const lesson = lessonOf(me, rng);
        const { json } = lesson ? await ask(me, 'look', 'GET', `/api/lessons/${lesson.id}`) : {};
        if (!json?.proposal) return;
        if (rng.next() < 0.3) return void (await ask(me, 'decline', 'POST', `/api/lessons/${lesson.id}/decline-proposal`, {}));
        const { startsAt } = rng.oneOf(json.proposal.options);
        keep(await ask(me, 'accept-proposal', 'POST', `/api/lessons/${lesson.id}/accept-proposal`, { startsAt }));
      },
    ],
    trespass: [
      1,
      async (me, rng) => {
        const lesson = lessonOfOthers(me, rng);
        if (lesson) await trespass(me, 'cancel', `/api/lessons/${lesson.id}/cancel`);
      },
    ],
  };
}
