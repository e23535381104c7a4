import { openTime } from './times.mjs';

const size = 6;

/** What several people do at the same moment. */
export function crowdActs({ ask, keep, people }) {
  const some = (rng, all) => Array.from({ length: size }, () => rng.oneOf(all));
  const book = async (student, teacherId, startsAt) => keep(await ask(student, 'book', 'POST', '/api/bookings', { teacherId, startsAt }));
  return {
    wantOneHour: [
      1,
      async (_, rng) => {
        const [{ id }, startsAt] = [rng.oneOf(people.teachers), openTime(rng)];
        await Promise.all(some(rng, people.students).map((student) => book(student, id, startsAt)));
      },
    ],
    wantOneDay: [
      1,
      async (_, rng) => {
        const { id } = rng.oneOf(people.teachers);
        const day = openTime(rng).slice(0, 10);
        const startsAt = () => `${day}${openTime(rng).slice(10)}`;
        await Promise.all(some(rng, people.students).map((student) => book(student, id, startsAt())));
      },
    ],
    oneWantsAllTeachers: [
      1,
      async (_, rng) => {
        const [student, startsAt] = [rng.oneOf(people.students), openTime(rng)];
        await Promise.all(some(rng, people.teachers).map(({ id }) => book(student, id, startsAt)));
      },
    ],
  };
}
