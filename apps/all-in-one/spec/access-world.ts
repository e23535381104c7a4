import type { Sought } from './access-attempts.js';
import type { OperatorRole } from '@somo/contracts/caller';
import type { Thing } from '@somo/gateway/access/audience';
import type { AccessWorld } from './run-access.js';
import { toInstant, type Instant } from '@somo/contracts/time';
import { newId } from '@somo/platform/ids';
import { until } from '@somo/testing/until';
import { openStarts } from './book-over-http.js';
import type { Product, Somebody } from './running-product.js';

export interface GuardedWorld extends AccessWorld, Sought {
  /** What the student and the teacher whose things these are see of them. */
  whatInsidersSee(): Promise<Record<string, string>>;
}

const hour = 3_600_000;
const day = 24 * hour;

/** A student and a teacher with a paid lesson, a proposal, a request, notes, messages and progress; and others, who have a lesson of their own. */
export async function aWorldToGuard(product: Product): Promise<GuardedWorld> {
  const [teacher, otherTeacher] = [await product.aTeacher(), await product.aTeacher()];
  const [student, otherStudent] = [await product.aStudentWithAccount('Ansah-Owusuwaa'), await product.aStudentWithAccount()];
  const withRole = async (role: OperatorRole) => {
    const one = await product.anAdmin([role]);
    await setUpTwoStep(product, one);
    return one.token;
  };
  const read = (who: Somebody, path: string) => readAs(product, who, path);

  const [first, second, third] = await openStarts(product, teacher.userId);
  const [othersFirst] = await openStarts(product, otherTeacher.userId);
  if (!first || !second || !third || !othersFirst) throw new Error('no open hours');
  const lessonId = await book(product, student, teacher, first);
  await book(product, otherStudent, otherTeacher, othersFirst);
  await pay(product, student, lessonId);
  const request = await product.ask(student.token, 'booking.request-lesson', {
    teacherId: teacher.userId,
    startsAt: second,
    endsAt: toInstant(Date.parse(second) + hour),
    message: 'Fractions, which I fear',
  });
  await product.ask(teacher.token, 'booking.reschedule-booking', {
    bookingId: lessonId,
    proposals: [third],
    reason: 'A dentist, alas',
  });
  await product.ask(teacher.token, 'booking.save-notes', { bookingId: lessonId, text: 'We met the numerator' });
  const about = { studentId: student.userId, text: 'A remark about the student' };
  const studentNote = await product.ask(teacher.token, 'booking.add-student-note', about);
  await product.ask(student.token, 'booking.save-notes', { bookingId: lessonId, text: 'My own remark' });
  await until(
    async () => (await product.admin.query('SELECT FROM messaging.contacts WHERE person_id = $1', [student.userId])).rowCount === 1,
  );
  const message = { text: 'A word between the two of us', clientId: newId(), fileId: await upload(product, student) };
  await product.ask(student.token, 'messaging.send-message', { userId: teacher.userId, ...message });
  const words = 'A report that only operators read';
  const report = await product.ask(student.token, 'messaging.report-person', { userId: teacher.userId, kind: 'other', text: words });
  const reviewId = newId();
  await product.admin.query(
    `INSERT INTO catalog.reviews (id, agreement_id, booking_id, student_id, teacher_id, subject, rating, text, posted_at, reply, replied_at)
     VALUES ($1, $1, $1, $2, $3, 'Mathematics', 5, $4, now(), 'Thanks', now())`,
    [reviewId, student.userId, teacher.userId, 'A review that everybody reads'],
  );
  const notice = newId();
  await product.admin.query(
    `INSERT INTO auth.decisions (id, user_id, version, kind, cause, reason, note, decided_at)
     VALUES ($1, $2, 1, 'warn', 'other', 'A warning that one person reads', 'A note', now())`,
    [notice, student.userId],
  );
  const passkey = newId();
  await product.admin.query(
    `INSERT INTO auth.passkeys (id, user_id, credential_id, public_key, counter, transports, rp_id, name, created_at)
     VALUES ($1, $2, '\\x01', '\\x01', 0, '{}', 'localhost', 'A phone that one person has', now())`,
    [passkey, student.userId],
  );
  const { items: modules } = JSON.parse(await read(student, '/api/modules')) as { items: { id: string }[] };
  const moduleId = modules[0]?.id ?? '';
  await product.ask(student.token, 'catalog.save-progress', { moduleId, completedLessons: [1, 2] });

  const child = { firstName: 'Zola-Ndidi', ageGroup: '10-12', consent: true } as const;
  const learner = await product.ask(student.token, 'catalog.add-learner', child);

  const calendar = newId();
  await product.admin.query(
    `INSERT INTO scheduling.external_calendars (id, teacher_id, address, host, created_at) VALUES ($1, $2, '', 'calendar-of-one.example', now())`,
    [calendar, teacher.userId],
  );

  const notificationId = (who: Somebody) => firstId(product, 'SELECT id FROM notification.notifications WHERE user_id = $1', who);
  const sessionId = (who: Somebody) => firstId(product, 'SELECT id FROM auth.sessions WHERE user_id = $1', who);
  const keys = { p256dh: `B${'a'.repeat(86)}`, auth: 'a'.repeat(22) };
  const browser = { endpoint: `https://push.example.org/${student.userId}`, keys };
  const deadLetter = newId();
  await product.admin.query(
    `INSERT INTO auth.inbox (id, type, received_at, attempts, dead_at, error, envelope)
     VALUES ($1, 'payment.paid', now(), 8, now(), 'no such column', '{}')`,
    [deadLetter],
  );
  const ids: Record<Exclude<Thing, 'other person' | 'person'>, string> = {
    operator: (await product.anAdmin()).userId,
    file: message.fileId,
    account: (await product.aStudentWithAccount()).userId,
    // Its link is all that a calendar asks for, so it is that of somebody whose lessons are no secret here.
    calendar: (await product.ask(otherStudent.token, 'booking.get-calendar-link', {})).token,
    browser: (await product.ask(student.token, 'notification.save-push-device', browser)).id,
    learner: learner.id,
    lesson: lessonId,
    module: moduleId,
    notice,
    passkey,
    notification: await notificationId(student),
    problem: newId(),
    'dead letter': deadLetter,
    report: report.id,
    profile: student.userId,
    'external calendar': calendar,
    'public review': reviewId,
    request: request.id,
    review: reviewId,
    session: await sessionId(student),
    student: student.userId,
    'student note': studentNote.id,
    teacher: teacher.userId,
    verification: await aDocument(product, teacher),
    upload: (await product.ask(student.token, 'messaging.open-upload', { purpose: 'message', name: 'open.pdf', bytes: 3 })).id,
  };
  const dates: Record<string, number> = { from: 0, to: 7 * day };
  const seen = ['me/profile', 'me/learners', 'lessons', 'booking-requests', 'notifications', 'conversations', `modules/${moduleId}`];

  return {
    url: product.url,
    tokens: {
      'its student': student.token,
      'its teacher': teacher.token,
      'another student': otherStudent.token,
      'another teacher': otherTeacher.token,
      support: await withRole('support'),
      money: await withRole('money'),
      trust: await withRole('trust'),
      admin: await withRole('admin'),
    },
    secrets: {
      'the lesson': lessonId,
      'the request': request.id,
      "the student's id": student.userId,
      "the student's name": 'Ansah-Owusuwaa',
      "the student's notification": ids.notification,
      "the student's browser": ids.browser,
      "the student's learner": child.firstName,
      "the teacher's calendar": 'calendar-of-one.example',
      "the teacher's notification": await notificationId(teacher),
      "the student's session": ids.session,
      "the teacher's session": await sessionId(teacher),
      'the message': message.text,
      'the file': message.fileId,
      "the file's name": 'homework.txt',
      "the document's name": 'passport.pdf',
      "the request's message": 'Fractions, which I fear',
      "the proposal's reason": 'A dentist, alas',
      'the lesson notes': 'We met the numerator',
      "the report's words": words,
      "the student's passkey": 'A phone that one person has',
      "the student's warning": 'A warning that one person reads',
      "the student's notes": 'My own remark',
      "the teacher's note on the student": about.text,
    },
    idOf: (thing, person) => {
      if (thing !== 'other person' && thing !== 'person') return ids[thing];
      return person === 'its student' || person === 'another student' ? teacher.userId : student.userId;
    },
    query: (name, { format }) => {
      if (name === 'ids') return lessonId;
      const ahead = dates[name];
      if (ahead === undefined) return undefined;
      const instant = new Date(Date.now() + ahead).toISOString();
      return format === 'date' ? instant.slice(0, 10) : instant;
    },
    whatInsidersSee: async () => {
      const all: Record<string, string> = {};
      for (const [who, somebody] of Object.entries({ student, teacher }))
        for (const place of seen) all[`${who} ${place}`] = (await read(somebody, `/api/${place}`)).replace(/"nextFreeAt":"[^"]*"/g, '');
      return all;
    },
  };
}

/** Returns the id of a document that waits to be checked. */
async function aDocument(product: Product, { token }: Somebody): Promise<string> {
  const file = '%PDF-1.7 %%EOF';
  const { id } = await product.ask(token, 'catalog.open-document', { name: 'passport.pdf', bytes: file.length });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  await fetch(`${product.url}/api/uploads/${id}?part=1`, { method: 'PUT', headers, body: file });
  await product.ask(token, 'catalog.finish-document', { uploadId: id });
  return (await product.ask(token, 'catalog.submit-verification', { uploadId: id, kind: 'identity' })).id;
}

/** Only operators with two-step sign-in open documents. */
async function setUpTwoStep(product: Product, { userId }: Somebody): Promise<void> {
  const twoStep = `INSERT INTO auth.two_step (user_id, secret, created_at, confirmed_at) VALUES ($1, '', now(), now())`;
  await product.admin.query(twoStep, [userId]);
}

/** Returns the id of a file that is ready to be sent. */
async function upload(product: Product, { token }: Somebody): Promise<string> {
  const { id } = await product.ask(token, 'messaging.open-upload', { purpose: 'message', name: 'homework.txt', bytes: 3 });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  await fetch(`${product.url}/api/uploads/${id}?part=1`, { method: 'PUT', headers, body: '1+1' });
  return (await product.ask(token, 'messaging.finish-upload', { uploadId: id })).id;
}

async function book(product: Product, student: Somebody, teacher: Somebody, startsAt: Instant): Promise<string> {
  return (await product.ask(student.token, 'booking.book-lesson', { teacherId: teacher.userId, startsAt })).id;
}

async function pay(product: Product, student: Somebody, bookingId: string): Promise<void> {
  await product.ask(student.token, 'payments.pay-lesson', { bookingId, card: '4242424242424242' });
  await until(
    async () =>
      (await product.admin.query('SELECT FROM booking.bookings WHERE id = $1 AND paid_at IS NOT NULL', [bookingId])).rowCount === 1,
    20_000,
  );
}

async function readAs({ url }: Product, { token }: Somebody, path: string): Promise<string> {
  return (await fetch(url + path, { headers: { authorization: `Bearer ${token}` } })).text();
}

async function firstId({ admin }: Product, sql: string, { userId }: Somebody): Promise<string> {
  let id: string | undefined;
  await until(async () => {
    id = (await admin.query<{ id: string }>(`${sql} ORDER BY id LIMIT 1`, [userId])).rows[0]?.id;
    return id !== undefined;
  });
  return id ?? '';
}
