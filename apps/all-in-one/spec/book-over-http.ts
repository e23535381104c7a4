import type { Alternative, OpenSlots } from '@somo/contracts/lessons';
import type { Instant } from '@somo/contracts/time';
import type { Product, Somebody } from './running-product.js';

export interface Outcome {
  status: number;
  code: string;
  alternatives: Alternative[];
}

/** POST /api/bookings, and what came of it. */
export async function book(product: Product, student: Somebody, teacherId: string, startsAt: Instant): Promise<Outcome> {
  const response = await fetch(`${product.url}/api/bookings`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${student.token}`,
      'idempotency-key': `${student.userId}-${startsAt}-${teacherId}`,
    },
    body: JSON.stringify({ teacherId, startsAt }),
  });
  const body = (await response.json()) as { code?: string; alternatives?: Alternative[] };
  return { status: response.status, code: body.code ?? 'booked', alternatives: body.alternatives ?? [] };
}

/** Every open start of a teacher in the coming two weeks. */
export async function openStarts(product: Product, teacherId: string): Promise<Instant[]> {
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const response = await fetch(`${product.url}/api/teachers/${teacherId}/slots?from=${day(0)}&to=${day(15)}&timeZone=UTC`);
  const { days } = (await response.json()) as OpenSlots;
  return days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt));
}

/** Runs `jobs` with at most `clients` at once, all starting together. */
export async function withClients<T>(clients: number, jobs: (() => Promise<T>)[]): Promise<T[]> {
  const results = new Array<T>(jobs.length);
  let next = 0;
  const client = async () => {
    for (let mine = next++; mine < jobs.length; mine = next++) results[mine] = await (jobs[mine] as () => Promise<T>)();
  };
  await Promise.all(Array.from({ length: clients }, client));
  return results;
}

/** Pairs of live lessons of one teacher (buffer included) or of one student that overlap. */
export async function doubleBookings(product: Product): Promise<{ teachers: number; students: number }> {
  const { rows } = await product.admin.query<{ teachers: number; students: number }>(`
    SELECT count(*) FILTER (WHERE a.teacher_id = b.teacher_id AND tstzrange(a.starts_at, a.free_at) && tstzrange(b.starts_at, b.free_at))::int AS teachers,
           count(*) FILTER (WHERE a.student_id = b.student_id AND tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at))::int AS students
    FROM booking.bookings a JOIN booking.bookings b ON a.id < b.id AND (a.teacher_id = b.teacher_id OR a.student_id = b.student_id)
    WHERE a.status IN ('pending', 'confirmed') AND b.status IN ('pending', 'confirmed')`);
  return rows[0] ?? { teachers: 0, students: 0 };
}
