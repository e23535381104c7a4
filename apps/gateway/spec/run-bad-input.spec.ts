import { refuse } from '@somo/contracts/refusals';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openApiText } from '../src/docs/openapi-document.js';
import { startFakeSomo, type Answers } from './fake-somo.js';
import type { Attempt } from '@somo/testing/bad-input/attempts';
import { runBadInput } from '@somo/testing/bad-input/run-bad-input';

/** Only requests that get past the gateway reach these; an ask without a response here fails, and a 500 is a finding. */
const answers: Answers = {
  'auth.audit-invalid-input': async () => Promise.resolve(null),
  'auth.change-email': async () => Promise.reject(refuse('account-not-found')),
  'auth.get-account': async () => Promise.reject(refuse('teacher-not-found')),
  'auth.get-account-record': async () => Promise.reject(refuse('account-not-found')),
  'auth.note-look': async () => Promise.reject(refuse('account-not-found')),
  'auth.get-dead-letter': async () => Promise.reject(refuse('dead-letter-not-found')),
  'auth.note-repair': async () => Promise.resolve(null),
  'auth.drop-dead-letter': async () => Promise.reject(refuse('dead-letter-not-found')),
  'auth.replay-dead-letter': async () => Promise.reject(refuse('dead-letter-not-found')),
  'auth.read-notice': async () => Promise.reject(refuse('notice-not-found')),
  'auth.restrict-user': async () => Promise.reject(refuse('account-not-found')),
  'auth.unrestrict-user': async () => Promise.reject(refuse('account-not-found')),
  'auth.warn-user': async () => Promise.reject(refuse('account-not-found')),
  'auth.restore-user': async () => Promise.reject(refuse('account-not-found')),
  'auth.suspend-user': async () => Promise.reject(refuse('account-not-found')),
  'auth.end-session': async () => Promise.reject(refuse('session-not-found')),
  'auth.rename-passkey': async () => Promise.reject(refuse('passkey-not-found')),
  'auth.remove-passkey': async () => Promise.reject(refuse('passkey-not-found')),
  'auth.onboard': async () => Promise.reject(refuse('already-onboarded')),
  'auth.refresh': async () => Promise.reject(refuse('session-ended')),
  'booking.accept-request-proposal': async () => Promise.reject(refuse('request-not-found')),
  'booking.accept-request': async () => Promise.reject(refuse('request-not-found')),
  'booking.get-request': async () => Promise.reject(refuse('request-not-found')),
  'booking.list-weekly-times': async () => Promise.reject(refuse('teacher-not-found')),
  'booking.list-request-times': async () => Promise.reject(refuse('teacher-not-found')),
  'booking.list-times-for-request': async () => Promise.reject(refuse('request-not-found')),
  'booking.propose-request-times': async () => Promise.reject(refuse('request-not-found')),
  'booking.reject-request': async () => Promise.reject(refuse('request-not-found')),
  'booking.withdraw-request': async () => Promise.reject(refuse('request-not-found')),
  'catalog.add-learner': async () => Promise.reject(refuse('consent-needed')),
  'catalog.change-learner': async () => Promise.reject(refuse('learner-not-found')),
  'catalog.remove-learner': async () => Promise.reject(refuse('learner-not-found')),
  'scheduling.remove-wait': async () => Promise.reject(refuse('teacher-not-found')),
  'scheduling.save-wait': async () => Promise.reject(refuse('teacher-not-found')),
  'scheduling.add-calendar': async () => Promise.reject(refuse('calendar-not-read')),
  'scheduling.ignore-busy-time': async () => Promise.reject(refuse('busy-time-not-found')),
  'scheduling.remove-calendar': async () => Promise.reject(refuse('external-calendar-not-found')),
  'scheduling.list-busy-times': async () => Promise.resolve({ items: [], nextCursor: null }),
  'booking.add-student-note': async () => Promise.reject(refuse('student-not-found')),
  'booking.delete-student-note': async () => Promise.reject(refuse('note-not-found')),
  'booking.get-student': async () => Promise.reject(refuse('student-not-found')),
  'booking.list-free-times': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.cancel-as-operator': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.reschedule-as-operator': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.accept-proposal': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.cancel-booking': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.decline-proposal': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.find-lesson': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.get-agreement': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.get-lesson-timeline': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.get-lesson-history': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.get-lesson': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.audit-invalid-input': async () => Promise.resolve(null),
  'booking.report-problem': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.save-notes': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.reschedule-booking': async () => Promise.reject(refuse('lesson-not-found')),
  'booking.resolve-problem': async () => Promise.reject(refuse('problem-not-found')),
  'catalog.get-module': async () => Promise.reject(refuse('module-not-found')),
  'catalog.save-progress': async () => Promise.reject(refuse('module-not-found')),
  'catalog.add-favorite': async () => Promise.reject(refuse('teacher-not-found')),
  'catalog.remove-favorite': async () => Promise.reject(refuse('teacher-not-found')),
  'catalog.audit-invalid-input': async () => Promise.resolve(null),
  'catalog.delete-reply': async () => Promise.reject(refuse('review-not-found')),
  'catalog.edit-review': async () => Promise.reject(refuse('lesson-not-found')),
  'catalog.get-review': async () => Promise.reject(refuse('review-not-found')),
  'catalog.hide-review': async () => Promise.reject(refuse('review-not-found')),
  'catalog.list-reviews': async () => Promise.reject(refuse('teacher-not-found')),
  'catalog.post-review': async () => Promise.reject(refuse('lesson-not-found')),
  'catalog.reply-to-review': async () => Promise.reject(refuse('review-not-found')),
  'catalog.restore-review': async () => Promise.reject(refuse('review-not-found')),
  'catalog.cancel-document': async () => Promise.reject(refuse('upload-not-found')),
  'catalog.check-document-part': async () => Promise.reject(refuse('upload-not-found')),
  'catalog.decide-verification': async () => Promise.reject(refuse('verification-not-found')),
  'catalog.finish-document': async () => Promise.reject(refuse('upload-not-found')),
  'catalog.read-document': async () => Promise.reject(refuse('verification-not-found')),
  'catalog.submit-verification': async () => Promise.reject(refuse('upload-not-found')),
  'catalog.withdraw-verification': async () => Promise.reject(refuse('verification-not-found')),
  'catalog.get-teacher': async () => Promise.reject(refuse('teacher-not-found')),
  'messaging.cancel-upload': async () => Promise.reject(refuse('upload-not-found')),
  'messaging.check-part': async () => Promise.reject(refuse('upload-not-found')),
  'messaging.add-material': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.find-page': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.put-page': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.answer-recording': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.begin-recording': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.check-chunk': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.delete-recording': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.end-recording': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.find-recording': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.finish-recording': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.list-chunks': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.store-chunk': async () => Promise.reject(refuse('recording-not-found')),
  'messaging.ask-to-record': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.list-recordings': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.set-recording-consent': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.list-materials': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.remove-material': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.find-file': async () => Promise.reject(refuse('file-not-found')),
  'messaging.finish-upload': async () => Promise.reject(refuse('upload-not-found')),
  'messaging.get-board': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.get-attendance': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.get-classroom': async () => Promise.reject(refuse('lesson-not-found')),
  'messaging.block-contact': async () => Promise.reject(refuse('contact-not-found')),
  'messaging.unblock-contact': async () => Promise.reject(refuse('contact-not-found')),
  'messaging.get-conversation': async () => Promise.reject(refuse('conversation-not-found')),
  'messaging.hide-conversation': async () => Promise.reject(refuse('conversation-not-found')),
  'messaging.list-messages': async () => Promise.reject(refuse('conversation-not-found')),
  'messaging.mark-conversation-read': async () => Promise.reject(refuse('conversation-not-found')),
  'messaging.send-message': async () => Promise.reject(refuse('conversation-not-found')),
  'messaging.answer-report': async () => Promise.reject(refuse('report-not-found')),
  'auth.change-operator-roles': async () => Promise.reject(refuse('operator-not-found')),
  'auth.close-account-of': async () => Promise.reject(refuse('account-not-found')),
  'auth.find-linked-export': async () => Promise.reject(refuse('link-expired')),
  'auth.get-data-of': async () => Promise.reject(refuse('account-not-found')),
  'auth.keep-account-of': async () => Promise.reject(refuse('account-not-found')),
  'auth.request-export-of': async () => Promise.reject(refuse('account-not-found')),
  'messaging.audit-invalid-input': async () => Promise.resolve(null),
  'messaging.get-report': async () => Promise.reject(refuse('report-not-found')),
  'messaging.open-reported-file': async () => Promise.reject(refuse('report-not-found')),
  'messaging.report-conversation': async () => Promise.reject(refuse('conversation-not-found')),
  'messaging.report-review': async () => Promise.reject(refuse('review-not-found')),
  'messaging.report-person': async () => Promise.reject(refuse('person-not-found')),
  'notification.delete-notification': async () => Promise.reject(refuse('notification-not-found')),
  'notification.list-deliveries-of': async () => Promise.reject(refuse('account-not-found')),
  'notification.remove-push-device': async () => Promise.reject(refuse('push-device-not-found')),
  'notification.receive-mail-webhook': async ({ provider }) =>
    Promise.reject(refuse(provider === 'resend' ? 'bad-signature' : 'unknown-mail-provider')),
  'notification.mark-read': async () => Promise.reject(refuse('notification-not-found')),
  'payments.confirm-payment': async () => Promise.reject(refuse('payment-not-found')),
  'payments.get-payment-case': async () => Promise.reject(refuse('payment-not-found')),
  'payments.hold-payment': async () => Promise.reject(refuse('payment-not-found')),
  'payments.audit-invalid-input': async () => Promise.resolve(null),
  'payments.refund-payment': async () => Promise.reject(refuse('payment-not-found')),
  'payments.get-lesson-payment': async () => Promise.reject(refuse('lesson-not-found')),
  'payments.render-receipt': async () => Promise.reject(refuse('payment-not-found')),
  'payments.receive-webhook': async ({ provider }) => Promise.reject(refuse(provider === 'sandbox' ? 'bad-signature' : 'unknown-provider')),
  'payments.pay-lesson': async () => Promise.reject(refuse('lesson-not-found')),
  'scheduling.list-open-slots': async () => Promise.reject(refuse('teacher-not-found')),
};

describe('the test of invalid input', () => {
  it('finds nothing at the gateway: each of several hundred requests is refused with a problem document', async () => {
    const somo = await startFakeSomo({ answers, config: { RATE_LIMITS: 'off' } });
    const expired = await somo.tokenOf('student');
    somo.clock.advance(700_000);
    const tokens = {
      expired,
      newcomer: await somo.tokenOf(null),
      student: await somo.tokenOf('student'),
      teacher: await somo.tokenOf('teacher'),
      admin: await somo.tokenOf('admin'),
    };
    const tried: Attempt[] = [];
    const findings = (await runBadInput(somo.url, tokens, { onTry: (attempt) => tried.push(attempt) })).filter(
      ({ status }) => status !== 200,
    );
    await somo.close();
    expect(findings).toEqual([]);
    expect(tried.length).toBeGreaterThan(500);
    const within = ['keys.p256dh missing', 'payment.passkey.ticket null', 'notifications.quietHours.from a number', 'times.0 "tomorrow"'];
    expect(tried.map(({ name }) => name)).toEqual(expect.arrayContaining(within));
    expect(new Set(tried.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).size).toBeGreaterThan(10);
  }, 240_000);

  it('finds every request accepted by a server that accepts anything', async () => {
    const server = createServer((request, response) => {
      request.resume();
      request.on('end', () =>
        response.setHeader('content-type', 'application/json').end(request.url === '/api/openapi.json' ? openApiText() : '{}'),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const tokens = { expired: 'e', newcomer: 'n', student: 's', teacher: 't', admin: 'a' };
    let tried = 0;
    const findings = await runBadInput(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, tokens, {
      onTry: () => (tried += 1),
    });
    await new Promise((resolve) => server.close(resolve));
    expect(findings).toHaveLength(tried);
  }, 240_000);
});
