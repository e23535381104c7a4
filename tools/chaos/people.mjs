import { randomUUID } from 'node:crypto';

const password = 'Passw0rd-x';
const refreshMs = 8 * 60_000;
const day = (n) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);

/** Sends one request. Returns the raw text too, because a retry must give the same bytes. Throws if no answer came. */
export async function send(url, method, path, { token, body, key, timeoutMs = 8000 } = {}) {
  const answer = await fetch(`${url}${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const retryAfter = answer.headers.get('retry-after');
  return {
    status: answer.status,
    retryAfter,
    text,
    json: text && answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null,
  };
}

async function must(promise) {
  const answer = await promise;
  if (answer.status >= 300) throw new Error(`${answer.status} ${answer.text}`);
  return answer.json;
}

async function person(url, userType, firstName) {
  const email = `${randomUUID()}@example.test`;
  const { accessToken } = await must(send(url, 'POST', '/api/auth/register', { body: { email, password, agreeToTerms: true } }));
  const about = {
    userType,
    firstName,
    lastName: 'Mensah',
    timeZone: 'Africa/Accra',
    ...(userType === 'teacher' ? { hourlyRateCents: 2500 } : {}),
  };
  const onboarded = await must(send(url, 'POST', '/api/onboarding', { token: accessToken, body: about }));
  let token = onboarded.accessToken;
  let since = performance.now();
  if (userType === 'teacher')
    await must(send(url, 'PUT', '/api/me/subjects', { token, body: { subjects: [{ subject: 'Mathematics', moduleIds: [] }] } }));
  return {
    id: onboarded.user.id,
    /** A token that stays valid for a while. */
    async token() {
      if (performance.now() - since < refreshMs) return token;
      const answer = await send(url, 'POST', '/api/auth/login', { body: { email, password } });
      if (answer.status === 200) [token, since] = [answer.json.accessToken, performance.now()];
      return token;
    },
  };
}

/** Retries with a new person if a busy machine is too slow for one of the requests. */
export async function somebody(...about) {
  for (let tries = 1; ; tries++) {
    try {
      return await person(...about);
    } catch (error) {
      if (tries === 5) throw error;
    }
  }
}

export const slotsOf = (teacherId) => `/api/teachers/${teacherId}/slots?from=${day(2)}&to=${day(13)}&timeZone=UTC`;

/** Teachers with their open hours (all, or the first few), and students. */
export async function makePeople(url, teachers, students, hours = Infinity) {
  const found = { teachers: [], students: [] };
  for (let n = 0; n < teachers; n++) found.teachers.push(await somebody(url, 'teacher', `Teacher${n}`));
  for (let n = 0; n < students; n++) found.students.push(await somebody(url, 'student', `Student${n}`));
  for (const teacher of found.teachers) {
    for (let tries = 0; !teacher.starts?.length && tries < 100; tries++) {
      // Scheduling gets the event about a new teacher a moment later.
      const { status, json } = await send(url, 'GET', slotsOf(teacher.id));
      const days = status === 200 ? json.days : [];
      teacher.starts = days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)).slice(0, hours);
      if (teacher.starts.length === 0) await new Promise((done) => setTimeout(done, 100));
    }
  }
  return found;
}
