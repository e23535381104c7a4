import { keysIn, type ClaimList, type Proof } from './claim.js';
import * as proof from './proofs.js';

const mail = (title: string): Proof => ({ test: 'apps/notification/src/jobs/send-mail.db.spec.ts', title });
const standing = mail(
  'C36 tell the owner of an account what operators did to it, and that two-step sign-in changed or Google was added, each once',
);
const passkeyMail = mail('tell the owner of an account of a passkey that was added, removed or refused, each once');
const twoStep = 'apps/auth/src/commands/two-step.db.spec.ts';

const delivery = 'apps/notification/src/delivery';
const when = (title: string): Proof => ({ test: `${delivery}/when.db.spec.ts`, title });
const switched: Proof = {
  test: `${delivery}/switches.db.spec.ts`,
  title: '%s with %s off: the bell and the emails follow the table, and the log says why',
};
const oneClick: Proof = {
  test: `${delivery}/unsubscribe.db.spec.ts`,
  title: 'turns off the switch of its kind, for good and as often as it is used, and on again',
};

/** The words around what emails report, `emails.json`. */
export const emails: ClaimList = {
  claims: [
    { keys: ['payToKeep', 'series.payToKeep'], by: [proof.unpaidEnds] },
    { keys: ['facts.freeCancel', 'facts.freeCancelUntil', 'series.freeCancel'], by: [proof.refundedInTime, proof.terms] },
    {
      keys: ['messages.waiting'],
      by: [when('NOTF-06 shows one in the bell after two minutes and emails it after ten, once until it is read')],
    },
    { keys: ['digest.text'], by: [when('gets one email with what is still unread, at 8 AM, however often it runs')] },
    { keys: ['unsubscribe.label', 'unsubscribe.text', 'link.onText'], by: [oneClick] },
    {
      keys: keysIn(`
        link.effect.email link.effect.lessonReminders link.effect.marketing link.effect.messages link.effect.bookings link.effect.payments
        link.effect.push link.off link.onAgain link.ask
      `),
      by: [oneClick, switched],
    },
    { keys: ['footer'], by: [mail('are not sent to deleted accounts')] },
    {
      keys: ['confirm.text', 'confirm.welcome', 'confirm.footer'],
      by: [
        mail('ask a new account once to confirm its address, with a link whose token never reaches a server log'),
        {
          test: 'apps/auth/src/commands/confirm-email.db.spec.ts',
          title: 'AUTH-11 confirms the address with the link sent to it, and says so when it is opened again',
        },
      ],
    },
    {
      keys: ['reset.asked', 'reset.expires', 'reset.footer', 'reset.text'],
      by: [
        mail('AUTH-14 AUTH-22 send a reset link once, in the fragment, and nothing to an address without an account'),
        proof.resetLink,
        proof.linkEnds,
      ],
    },
    {
      keys: ['passwordChanged.changed', 'passwordChanged.notYou', 'passwordChanged.text'],
      by: [mail('AUTH-15 tell the owner of an account that the password was changed, and when, and nothing rings the bell')],
    },
    { keys: ['accountClosing.message', 'accountClosing.text', 'accountKept.message', 'accountKept.text'], by: [proof.erased] },
    { keys: ['accountWaits.message', 'accountWaits.next', 'accountWaits.text'], by: [proof.closingWaits] },
    { keys: ['accountClosing.notYou', 'accountKept.notYou'], by: [proof.erased] },
    {
      keys: ['accountClosing.byUs'],
      by: [
        {
          test: 'apps/auth/src/commands/data-of-people.db.spec.ts',
          title: 'closes an account as its owner would, says so to them, and audits it',
        },
      ],
    },
    {
      keys: ['accountKept.byUs', 'accountKept.notYouByUs'],
      by: [
        mail('tell somebody whose account an operator kept open that the support team did, not they themselves'),
        { test: 'apps/auth/src/commands/data-of-people.db.spec.ts', title: 'keeps an account open again, and nobody is erased' },
        { screen: '/forgot-password' },
        { screen: '/contact' },
      ],
    },
    {
      keys: ['exportLink.message', 'exportLink.keep', 'exportLink.notYou', 'exportLink.text'],
      by: [
        {
          test: 'apps/auth/src/commands/data-of-people.db.spec.ts',
          title: "makes a copy whose link is the person's alone, and works until it is deleted",
        },
        { screen: '/contact' },
      ],
    },
    {
      keys: ['exportReady.text', 'exportReady.notYou'],
      by: [proof.ownCopy, { test: 'apps/auth/src/commands/end-session.db.spec.ts', title: 'end all at once but the current one' }],
    },
    {
      keys: ['newSignIn.text'],
      by: [mail('tell the owner of an account of a sign-in from an unknown browser, with the way to end it, and ring the bell')],
    },
    {
      keys: ['suspended.happened'],
      by: [standing, proof.suspension, proof.suspendedLessons, proof.refundedInTime, proof.suspendedPayouts],
    },
    { keys: ['warned.happened', 'warned.next'], by: [standing, proof.warning, { screen: '/contact' }] },
    {
      keys: ['restricted.happened', 'unrestricted.happened'],
      by: [standing, proof.restriction, proof.restrictedTeacher, proof.restrictedWriter],
    },
    { keys: ['restored.happened', 'restored.next'], by: [standing, proof.suspension, proof.suspendedPayouts] },
    { keys: ['emailChanged.happened'], by: [standing, proof.emailChange] },
    {
      keys: ['twoStepOn.happened', 'twoStepOff.happened', 'twoStepReset.happened'],
      by: [standing, { test: twoStep, title: 'asks for a code after the password, and opens no session before it' }],
    },
    {
      keys: ['rolesGiven.happened', 'rolesChanged.happened', 'rolesRemoved.happened'],
      by: [
        standing,
        {
          test: 'apps/auth/src/commands/operator-roles.db.spec.ts',
          title: 'makes an account without a role an operator with the roles that are named, audited and told, and lists it',
        },
        {
          test: 'apps/auth/src/commands/operator-roles.db.spec.ts',
          title: 'gives an operator other roles, ends the sessions of who loses one, and tells them',
        },
      ],
    },
    {
      keys: ['passkeyAdded.happened', 'passkeyRemoved.happened'],
      by: [passkeyMail, proof.passkeySignsIn, proof.passkeyRemoved],
    },
    { keys: ['passkeysReset.happened'], by: [passkeyMail, proof.passkeysReset] },
    { keys: ['passkeyRefused.happened'], by: [passkeyMail, proof.passkeyCopied] },
    {
      keys: ['googleLinked.happened', 'googleReplacedPassword.happened'],
      by: [
        standing,
        {
          test: 'apps/auth/src/commands/sign-in-with-google.db.spec.ts',
          title: 'links an account only if both sides have proof of its address, and then whoever registered with it is out',
        },
        { screen: '/forgot-password' },
      ],
    },
    {
      keys: [
        ...['suspended.next', 'restricted.next', 'emailChanged.next', 'twoStepOn.next', 'twoStepOff.next', 'twoStepReset.next'],
        ...['rolesGiven.next', 'rolesChanged.next', 'rolesRemoved.next'],
        ...['googleLinked.next', 'googleReplacedPassword.next'],
        ...['passkeyAdded.next', 'passkeyRemoved.next', 'passkeysReset.next', 'passkeyRefused.next'],
      ],
      by: [{ screen: '/contact' }],
    },
  ],
  pledges: [],
  noClaim: keysIn(`
    greeting greetingUnnamed join pay lesson lessons earnings payoutSettings signature subject requestCreated fact
    confirm.subject confirm.button contact.subject contact.text
    facts.lesson facts.teacher facts.student facts.guardian facts.for facts.learner facts.when facts.theirTime facts.price facts.answerBy facts.before facts.payBy
    headline.time headline.elsewhere headline.current headline.asked headline.payout headline.thisRefund
    offered.proposed offered.wished offered.nearby offered.free offered.line offered.lines quote.message quote.reason quote.text
    series.subject series.dates series.unpaid series.released series.price
    button.lesson button.lessons button.join button.pay button.earnings button.payoutSettings button.request button.requests button.answer button.choose button.rate rate
    button.book book button.verification verification button.calendars calendars addToCalendar.name addToCalendar.google addToCalendar.outlook
    request requests answer choose reset.subject reset.button passwordChanged.subject passwordChanged.button newSignIn.button exportReady.button exportLink.subject exportLink.button accountClosing.subject accountClosing.button accountKept.subject accountKept.button accountWaits.subject accountWaits.button accountNews
    signIn contactUs decisionReason warned.subject restricted.subject unrestricted.subject unrestricted.next suspended.subject restored.subject emailChanged.subject twoStepOn.subject twoStepOff.subject twoStepReset.subject
    rolesGiven.subject rolesChanged.subject rolesRemoved.subject operatorRoles.support operatorRoles.money operatorRoles.trust operatorRoles.admin
    passkeyAdded.subject passkeyRemoved.subject passkeysReset.subject passkeyRefused.subject
    googleLinked.subject googleReplacedPassword.subject
    messages.subject messages.someone messages.button messages.open digest.subject digest.button digest.open
    link.stop link.resume link.unknown link.what.email link.what.lessonReminders link.what.marketing link.what.messages link.what.bookings
    link.what.payments link.what.push
  `),
};
