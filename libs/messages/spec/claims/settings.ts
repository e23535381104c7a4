import { keysIn, type ClaimList, type Proof } from './claim.js';
import * as proof from './proofs.js';
import { ofAccount } from './settings-account.js';

const pages = 'apps/web/src/app/pages';
const dataSaver = 'apps/web/src/lib/data-saver.spec.tsx';

const delivery = 'apps/notification/src/delivery';
const when = (title: string): Proof => ({ test: `${delivery}/when.db.spec.ts`, title });
const switched: Proof = {
  test: `${delivery}/switches.db.spec.ts`,
  title: '%s with %s off: the bell and the emails follow the table, and the log says why',
};
const pushed: Proof = {
  test: 'apps/notification/src/push/push.db.spec.ts',
  title: 'NOTF-07 tells nobody who has read it, switched it off, or is blocked, and in quiet hours only after them',
};
const notificationTexts = [
  ...['notifications.text', 'notifications.savedText', 'notifications.emailHint', 'notifications.bookingsHint'],
  ...['notifications.paymentsHint.student', 'notifications.paymentsHint.teacher'],
];

/** The settings of all roles, `settings.json`. */
export const settings: ClaimList = {
  claims: [
    {
      keys: ['payoutNote', 'current'],
      by: [
        proof.businessDays,
        { test: `${pages}/settings.spec.tsx`, title: 'SET-08 PAY-03 PAY-04 shows the current method masked, and how long a payout takes' },
      ],
    },
    { keys: ['none'], by: [proof.minimum] },
    { keys: ['methods.bank_transfer', 'methods.mobile_money', 'methods.paypal'], by: [proof.methodsOffered] },
    {
      keys: ['payoutFee', 'noPayoutFee', 'fx.bank_transfer', 'fx.mobile_money', 'fx.paypal'],
      by: [
        {
          test: `${pages}/settings.spec.tsx`,
          title: 'PAY-05 says what Somo charges for a payout and who converts the dollars, before and after saving',
        },
      ],
    },
    { keys: ['passwordHint', 'safety'], by: [proof.payoutEncrypted, proof.payoutChangeMailed] },
    {
      keys: ['signInFirst', 'startsOver'],
      by: [
        {
          test: 'apps/auth/src/commands/sign-in-with-google.db.spec.ts',
          title: 'wants a fresh sign-in of whoever has no password, before a second step is set up',
        },
        { test: `${pages}/settings.spec.tsx`, title: 'SET-08 PAY-03 PAY-04 shows the current method masked, and how long a payout takes' },
      ],
    },
    {
      keys: ['savedText'],
      by: [
        { test: 'apps/payments/src/jobs/pay-out.db.spec.ts', title: 'PAY-03 announce a refused payout, and retry with another account' },
      ],
    },
    { keys: notificationTexts, by: [switched] },
    {
      keys: ['notifications.messagesHint'],
      by: [switched, when('NOTF-06 shows one in the bell after two minutes and emails it after ten, once until it is read')],
    },
    {
      keys: ['notifications.lessonRemindersHint'],
      by: [
        switched,
        {
          test: 'apps/notification/src/jobs/send-lesson-reminder.db.spec.ts',
          title:
            'B16 is sent 24 hours, 1 hour and 10 minutes before, once to each participant, as a notification and by email with all facts',
        },
        proof.reviewAsked,
      ],
    },
    { keys: ['notifications.marketingHint'], by: [switched] },
    { keys: ['notifications.pushHint'], by: [pushed] },
    {
      keys: ['notifications.quietHint', 'notifications.whenText'],
      by: [
        when('emails nothing before they end, on the clock of the person at that moment'),
        when('still sends reminders and news about the security of the account'),
      ],
    },
    { keys: ['notifications.digestHint'], by: [when('gets one email with what is still unread, at 8 AM, however often it runs')] },
    {
      keys: ['emailStop.bouncedText', 'emailStop.complainedText', 'emailStop.resumedText'],
      by: [
        {
          test: 'apps/notification/src/delivery/undelivered.db.spec.ts',
          title: 'stops emails to its address, says so, and sends them again once the person has resumed them',
        },
        proof.emailFixed,
      ],
    },
    { keys: ['privacy.showRatings', 'privacy.showRatingsHint'], by: [proof.hiddenRating, proof.hiddenReviews] },
    {
      keys: ['privacy.shareAvailability', 'privacy.shareAvailabilityHint'],
      by: [
        proof.hiddenTimes,
        {
          test: `${pages}/teacher.spec.tsx`,
          title: 'SET-09 tells a visitor that free times are for signed-in students, and a student that they come with booking',
        },
      ],
    },
    { keys: ['privacy.showProfile', 'privacy.showProfileHint'], by: [proof.hiddenStudent, proof.hiddenAddress] },
    { keys: ['privacy.shareActivity', 'privacy.shareActivityHint'], by: [proof.hiddenPresence, proof.hiddenReading] },
    {
      keys: ['privacy.savedText'],
      by: [
        { test: 'apps/gateway/src/people/people.spec.ts', title: 'are not kept from an answer that was asked for before they were hidden' },
      ],
    },
    { keys: ['teaching.meetingLinkHint'], by: [proof.roomOpens] },
    {
      keys: ['teaching.savedText'],
      by: [
        {
          test: 'apps/booking/src/commands/reschedule-booking.db.spec.ts',
          title: 'can move by half an hour into its own time, and keeps the agreed price and buffer',
        },
      ],
    },
    { keys: ['teaching.somoHint', 'teaching.noLinkHint'], by: [proof.otherPlatform, proof.call] },
    { keys: ['teaching.instantHint'], by: [proof.bookedAtOnce, proof.requestInstead] },
    { keys: ['teaching.autoAcceptHint'], by: [proof.autoAccepted, proof.withinADay] },
    {
      keys: ['timeZone.text', 'timeZone.savedText'],
      by: [
        {
          test: 'apps/auth/src/commands/save-account-settings.db.spec.ts',
          title: "PRO-04 keeps a known time zone of the caller's own account, and refuses any other",
        },
      ],
    },
    {
      keys: ['data.text', 'data.asked'],
      by: [
        { test: `${pages}/settings-data.spec.tsx`, title: 'is decided at %s, at once and for good' },
        { test: `${pages}/settings-data.spec.tsx`, title: 'is what the browser asks for until somebody decides' },
      ],
    },
    {
      keys: ['data.saverHint'],
      by: [
        { test: dataSaver, title: '%s: shows people in the size of %s' },
        { test: dataSaver, title: 'fetches a picture of a message after a click, and all of it after another' },
        { test: dataSaver, title: '%s: fetches pages ahead of time %s times' },
        { test: dataSaver, title: 'asks three times less often' },
        {
          test: dataSaver,
          title:
            'begins lessons with voice only; a lesson that is not to save data keeps that through a reload, and the next one begins anew',
        },
      ],
    },
    {
      keys: ['data.note', 'data.pages', 'data.lessons'],
      by: [
        {
          test: `${pages}/settings-data.spec.tsx`,
          title: 'says how much this month, for calls and the rest, what one earlier month took, and what it leaves out',
        },
      ],
    },
    {
      keys: ['data.unstored'],
      by: [{ test: `${pages}/settings-data.spec.tsx`, title: 'says so where the browser stores nothing, and what was counted waits' }],
    },
    {
      keys: ['language.text', 'language.savedText', 'language.reviewNote'],
      by: [
        {
          test: 'apps/all-in-one/e2e/language.e2e.ts',
          title: 'SET-05 somebody who chooses French has screens, notifications and emails in French from then on',
        },
      ],
    },
    ...ofAccount,
  ],
  pledges: [],
  noClaim: keysIn(`
    title text onThisPage payment payments loading failed payoutTitle changedOn changeTitle chooseTitle method
    bankName accountHolder accountNumber swift mobileNumber mobileHint mobileHintOf country chooseCountry network chooseNetwork countryFirst email password save saving saved notSaved notSavedText
    missing.bankName missing.accountHolder missing.accountNumber missing.swift missing.country missing.network missing.mobileNumber missing.email
    missing.password missing.code missing.newPassword missing.confirmPassword
    twoStep.title twoStep.left twoStep.isOn twoStep.isOff twoStep.setUp twoStep.setUpTitle twoStep.signInAgain twoStep.next twoStep.scan
    twoStep.qr twoStep.cannotScan twoStep.code twoStep.turnOn twoStep.codesTitle
    twoStep.copy twoStep.copied twoStep.copiedText twoStep.notCopied twoStep.notCopiedText
    twoStep.done twoStep.renew twoStep.renewTitle twoStep.turnOff twoStep.turnOffTitle
    twoStep.turnedOn twoStep.turnedOff twoStep.ready twoStep.goOn twoStep.loadFailed setPasswordLink
    passkeys.title passkeys.loading passkeys.failed passkeys.none passkeys.add passkeys.name passkeys.nameHint passkeys.nameMissing passkeys.continue passkeys.waiting
    passkeys.added passkeys.made passkeys.used passkeys.unused passkeys.rename passkeys.renameNamed passkeys.renameTitle passkeys.save
    proof.passkey passkeys.renamed passkeys.renamedText passkeys.remove passkeys.removeNamed passkeys.removeTitle passkeys.removed
    privacy.tab privacy.title privacy.text privacy.saved privacy.notSaved
    teaching.tab teaching.unsaved teaching.discard teaching.title teaching.text teaching.platform
    teaching.platforms.somo teaching.platforms.zoom teaching.platforms.google_meet teaching.platforms.microsoft_teams
    teaching.platforms.skype teaching.meetingLink teaching.linkInvalid teaching.save teaching.saved teaching.notSaved
    teaching.instant teaching.autoAccept teaching.buffer teaching.bufferMinutes teaching.noBuffer teaching.maximum teaching.lessons
    export.title export.loadFailed export.ask export.askAgain export.password export.code export.recoveryCode export.useRecovery
    closing.title closing.open closing.confirm closing.working closing.keep closing.loadFailed closing.notClosed closing.noLessons closing.closed
    export.useApp export.signInAgain export.asked export.notAsked export.download export.downloading export.notDownloaded
    account.tab account.title account.text account.email account.passwordTitle account.newPassword
    account.confirmPassword account.update account.updating account.forgot account.mismatchText account.updated
    account.updatedText account.failed account.failedText
    notifications.tab notifications.title notifications.email notifications.push notifications.lessonReminders notifications.bookings
    notifications.messages notifications.payments notifications.marketing notifications.saved notifications.notSaved
    notifications.whenTitle notifications.quiet notifications.from notifications.to notifications.toNextDay notifications.digest
    emailStop.bounced emailStop.complained emailStop.resume emailStop.resumed emailStop.notResumed
    language.title language.field language.inReview language.saved language.notSaved
    data.title data.saver data.thisMonth data.lastMonth
    timeZone.title timeZone.field timeZone.saved timeZone.notSaved
    sessions.title sessions.loading sessions.failed sessions.named sessions.unknown sessions.current sessions.activeNow
    sessions.lastActive sessions.since sessions.end sessions.endNamed sessions.ended sessions.endFailed sessions.endAll
    sessions.endAllTitle sessions.endAllConfirm sessions.allEnded
  `),
};
