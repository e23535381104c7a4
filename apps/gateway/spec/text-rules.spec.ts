import { eachProfileText } from '@somo/contracts/rules/profile';
import { openApiText } from '../src/docs/openapi-document.js';
import { operationsOf, typesOf, type OpenApi, type Schema } from '@somo/testing/bad-input/open-api';

const signature = (at = '') =>
  Object.fromEntries(
    ['ticket', 'credentialId', 'clientData', 'authenticatorData', 'signature', 'userHandle'].map((name) => [at + name, 'secret' as const]),
  );
const beside = { code: 'secret', method: 'one of a list', ...signature('passkey.') } as const;
const proof = { password: 'secret', ...beside } as const;

/** The rule of every text field of every body: a new field gets its entry here. */
const table = {
  'PATCH /api/me/learners/{id}': { firstName: 'line', ageGroup: 'one of a list' },
  'PATCH /api/me/profile': {
    ...{ fullName: 'line', firstName: 'line', lastName: 'line', country: 'line', languages: 'line', interests: 'line' },
    ...eachProfileText(() => 'lines' as const),
    ...{ contactNumber: 'phone', gradeLevels: 'one of a list', introVideoUrl: 'link', timeZone: 'zone' },
  },
  'PATCH /api/me/settings': {
    'account.language': 'one of a list',
    'account.timeZone': 'zone',
    'notifications.digest': 'one of a list',
    'notifications.quietHours.from': 'clock',
    'notifications.quietHours.to': 'clock',
    'payment.method': 'one of a list',
    'payment.currentPassword': 'secret',
    'payment.code': 'secret',
    'payment.codeMethod': 'one of a list',
    ...signature('payment.passkey.'),
    'payment.bankName': 'line',
    'payment.accountHolder': 'line',
    'payment.accountNumber': 'account',
    'payment.swift': 'account',
    'payment.mobileNumber': 'account',
    'payment.country': 'one of a list',
    'payment.network': 'one of a list',
    'payment.email': 'email',
    'teaching.platform': 'one of a list',
    'teaching.meetingLink': 'link',
  },
  'POST /api/admin/lessons/{id}/cancel': { reason: 'lines' },
  'POST /api/admin/lessons/{id}/hold': { note: 'lines' },
  'POST /api/admin/lessons/{id}/refund': { note: 'lines' },
  'POST /api/admin/lessons/{id}/release': { note: 'lines' },
  'POST /api/admin/lessons/{id}/reschedule': { startsAt: 'time', reason: 'lines' },
  'POST /api/admin/people/{id}/email': {
    ...{ email: 'email', note: 'lines' },
    ...proof,
  },
  'POST /api/admin/people/{id}/restore': { note: 'lines', reason: 'lines' },
  'POST /api/admin/people/{id}/restrict': { cause: 'one of a list', note: 'lines', reason: 'lines' },
  'POST /api/admin/people/{id}/suspend': {
    ...{ cause: 'one of a list', note: 'lines', reason: 'lines' },
    ...proof,
  },
  'POST /api/admin/people/{id}/unrestrict': { note: 'lines', reason: 'lines' },
  'POST /api/admin/people/{id}/warn': { cause: 'one of a list', note: 'lines', reason: 'lines' },
  'POST /api/admin/problems/{id}/resolve': { outcome: 'one of a list', note: 'lines' },
  'POST /api/admin/dead-letters/{id}/drop': { service: 'one of a list', note: 'lines' },
  'POST /api/admin/dead-letters/{id}/replay': { service: 'one of a list', note: 'lines' },
  'POST /api/admin/reports/{id}/answer': { outcome: 'one of a list', note: 'lines' },
  'POST /api/admin/reviews/{id}/hide': { reason: 'lines' },
  'POST /api/admin/reviews/{id}/restore': { reason: 'lines' },
  'POST /api/admin/verification/{id}/decision': { outcome: 'one of a list', reasons: 'one of a list', note: 'lines' },
  'POST /api/auth/change-password': { currentPassword: 'secret', newPassword: 'secret', ...beside },
  'POST /api/auth/confirm-email': { token: 'secret' },
  'POST /api/auth/forgot-password': { email: 'email' },
  'POST /api/auth/login': { email: 'secret', password: 'secret' },
  'POST /api/auth/register': { email: 'email', password: 'secret', language: 'one of a list' },
  'POST /api/admin/proof': proof,
  'POST /api/admin/operators': {
    ...{ email: 'email', roles: 'one of a list', note: 'lines' },
    ...proof,
  },
  'PUT /api/admin/operators/{id}': {
    ...{ roles: 'one of a list', was: 'one of a list', note: 'lines' },
    ...proof,
  },
  'POST /api/admin/people/{id}/export': { note: 'lines', ...proof },
  'POST /api/admin/people/{id}/close': { note: 'lines', ...proof },
  'POST /api/admin/people/{id}/keep': { note: 'lines' },
  'POST /api/export/file': { token: 'secret' },
  'POST /api/auth/reset-password': { token: 'secret', password: 'secret' },
  'DELETE /api/me': proof,
  'POST /api/me/export': proof,
  'POST /api/auth/keep-account': { ticket: 'secret' },
  'POST /api/auth/passkeys': signature(),
  'POST /api/auth/passkeys/options': { ticket: 'secret' },
  'POST /api/me/passkeys': {
    ...{ name: 'line', ticket: 'secret', credentialId: 'secret', clientData: 'secret', attestation: 'secret' },
    transports: 'one of a list',
  },
  'POST /api/me/passkeys/options': proof,
  'POST /api/me/passkeys/proof': { act: 'one of a list' },
  'PATCH /api/me/passkeys/{id}': { name: 'line' },
  'DELETE /api/me/passkeys/{id}': proof,
  'POST /api/auth/two-step': { method: 'one of a list', ticket: 'secret', code: 'secret' },
  'POST /api/auth/two-step/confirm': { code: 'secret' },
  'POST /api/auth/two-step/recovery-codes': { code: 'secret' },
  'POST /api/auth/two-step/remove': proof,
  'POST /api/auth/two-step/setup': { currentPassword: 'secret', ...signature('passkey.') },
  'POST /api/booking-requests': {
    ...{ teacherId: 'id', startsAt: 'time', endsAt: 'time', wishes: 'time' },
    ...{ subject: 'line', moduleId: 'id', message: 'lines', learnerId: 'id' },
  },
  'POST /api/booking-requests/{id}/accept': { startsAt: 'time' },
  'POST /api/booking-requests/{id}/accept-proposal': { startsAt: 'time' },
  'POST /api/booking-requests/{id}/propose': { proposals: 'time' },
  'POST /api/booking-requests/{id}/reject': { reason: 'lines' },
  'POST /api/bookings': { teacherId: 'id', startsAt: 'time', subject: 'line', moduleId: 'id', learnerId: 'id' },
  'POST /api/bookings/weekly': { teacherId: 'id', times: 'time', subject: 'line', moduleId: 'id', learnerId: 'id' },
  'POST /api/contact': { name: 'line', email: 'email', message: 'lines' },
  'POST /api/conversations/{userId}/messages': { text: 'lines', clientId: 'id', lessonId: 'id', requestId: 'id', fileId: 'id' },
  'POST /api/conversations/{userId}/report': { kind: 'one of a list', text: 'lines' },
  'POST /api/lessons/{id}/accept-proposal': { startsAt: 'time' },
  'POST /api/lessons/{id}/cancel': { reason: 'lines' },
  'POST /api/lessons/{id}/decline-proposal': { reason: 'lines' },
  'POST /api/lessons/{id}/materials': { uploadId: 'id', materialId: 'id' },
  'POST /api/lessons/{id}/recordings': { kind: 'one of a list' },
  'POST /api/lessons/{id}/recordings/{recordingId}/begin': { contentType: 'one of a list' },
  'POST /api/lessons/{id}/pay': { card: 'account' },
  'POST /api/lessons/{id}/report-problem': { kind: 'one of a list', text: 'lines' },
  'POST /api/lessons/{id}/reschedule': { startsAt: 'time', proposals: 'time', reason: 'lines' },
  'POST /api/lessons/{id}/review': { text: 'lines', tags: 'one of a list' },
  'POST /api/me/external-calendars': { url: 'link' },
  'PUT /api/me/external-calendars/{id}/ignored': { busyTimeId: 'own id' },
  'POST /api/me/learners': { firstName: 'line', ageGroup: 'one of a list' },
  'POST /api/me/verification': { uploadId: 'id', kind: 'one of a list' },
  'POST /api/me/push-subscriptions': { endpoint: 'link', 'keys.p256dh': 'secret', 'keys.auth': 'secret' },
  'POST /api/onboarding': {
    userType: 'one of a list',
    firstName: 'line',
    lastName: 'line',
    timeZone: 'zone',
    country: 'line',
    languages: 'line',
    gradeLevels: 'one of a list',
    bio: 'lines',
  },
  'POST /api/people/{id}/report': { kind: 'one of a list', text: 'lines' },
  'POST /api/students/{id}/notes': { text: 'lines' },
  'POST /api/reviews/{id}/report': { kind: 'one of a list', text: 'lines' },
  'POST /api/uploads': { name: 'line', purpose: 'one of a list' },
  'PUT /api/lessons/{id}/notes': { text: 'lines' },
  'PUT /api/lessons/{id}/review': { text: 'lines', tags: 'one of a list' },
  'PUT /api/me/availability': {
    timeZone: 'zone',
    ...{ 'recurringSlots.id': 'own id', 'recurringSlots.startTime': 'clock', 'recurringSlots.endTime': 'clock' },
    'specificDates.date': 'day',
    ...{ 'specificDates.timeSlots.id': 'own id', 'specificDates.timeSlots.startTime': 'clock', 'specificDates.timeSlots.endTime': 'clock' },
    ...{ 'breakPeriods.id': 'own id', 'breakPeriods.startDate': 'day', 'breakPeriods.endDate': 'day' },
    ...{ 'breakPeriods.type': 'one of a list', 'breakPeriods.reason': 'lines' },
  },
  'PUT /api/me/pause': { until: 'day' },
  'PUT /api/me/subjects': { 'subjects.subject': 'line', 'subjects.moduleIds': 'id' },
  'PUT /api/me/waits/{teacherId}': { fromTime: 'clock', toTime: 'clock' },
  'PUT /api/reviews/{id}/reply': { text: 'lines' },
} as const;

/** Compared with stored values, passed to a provider or of a fixed form: never displayed as they are. */
const unprinted: Record<string, string> = {
  ...{
    id: 'own id',
    busyTimeId: 'own id',
    startTime: 'clock',
    endTime: 'clock',
    date: 'day',
    startDate: 'day',
    endDate: 'day',
    until: 'day',
  },
  currentPassword: 'secret',
  newPassword: 'secret',
  password: 'secret',
  token: 'secret',
  ticket: 'secret',
  code: 'secret',
  ...{ credentialId: 'secret', clientData: 'secret', authenticatorData: 'secret', signature: 'secret', userHandle: 'secret' },
  attestation: 'secret',
  accountNumber: 'account',
  swift: 'account',
  mobileNumber: 'account',
  contactNumber: 'phone',
  card: 'account',
  from: 'clock',
  to: 'clock',
  fromTime: 'clock',
  toTime: 'clock',
  endpoint: 'link',
  p256dh: 'secret',
  auth: 'secret',
};

function ruleOf(name: string, { format, enum: list, examples, pattern }: Schema): string {
  const takes = (text: string) => pattern !== undefined && new RegExp(pattern, 'u').test(text);
  if (list) return 'one of a list';
  if (format === 'uuid') return 'id';
  if (format === 'date-time') return 'time';
  if (format === 'email') return 'email';
  if (format === 'uri') return 'link';
  if (examples?.includes('Africa/Lagos')) return 'zone';
  const unseen = unprinted[name.split('.').at(-1) ?? ''];
  if (unseen) return unseen;
  if (name === 'email') return 'secret';
  if (!takes('Ama') || takes('Ama\u202e')) return 'none';
  return takes('Ama\nOwusu') ? 'lines' : 'line';
}

function textsOf(schema: Schema, place = ''): [string, string][] {
  return Object.entries(schema.properties ?? {}).flatMap(([field, of]) => {
    const [name, one] = [`${place}${field}`, of.type === 'array' ? (of.items ?? {}) : of];
    if (typesOf(one).includes('object')) return textsOf(one, `${name}.`);
    return typesOf(one).includes('string') ? [[name, ruleOf(name, one)] as [string, string]] : [];
  });
}

it('every text field of every body has a rule', () => {
  const operations = operationsOf(JSON.parse(openApiText()) as OpenApi);
  const found = operations.flatMap(({ method, path, body }) => {
    const texts = body ? textsOf(body) : [];
    return texts.length > 0 ? [[`${method} ${path}`, Object.fromEntries(texts)] as const] : [];
  });
  expect(Object.fromEntries(found)).toEqual(table);
});
