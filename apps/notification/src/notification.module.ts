import { Module } from '@nestjs/common';
import { ErasePerson } from './commands/erase-person.js';
import { ClosingMail } from './jobs/closing-mail.js';
import { ClosingWaitsMail } from './jobs/closing-waits-mail.js';
import { ClosingChanged } from './reactions/closing-changed.js';
import { ClosingWaits } from './reactions/closing-waits.js';
import { UserErased } from './reactions/user-erased.js';
import { RemovePushDevice } from './commands/remove-push-device.js';
import { SavePushDevice } from './commands/save-push-device.js';
import { AskForReview } from './jobs/ask-for-review.js';
import { SendPush } from './jobs/send-push.js';
import { PushSender } from './outside/push/port.js';
import { WebPushSender } from './outside/push/web-push-sender.js';
import { PushDevices } from './push/push-devices.js';
import { PushKeys } from './push/push-keys.js';
import { ListPushDevices } from './queries/list-push-devices.js';
import { oldRows } from './retention/old-rows.js';
import { PushDevices1700000000020 } from './store/migrations/1700000000020-push-devices.js';
import { DeliveryChannels1700000000024 } from './store/migrations/1700000000024-delivery-channels.js';
import { Clock } from '@somo/platform/clock';
import { Db } from '@somo/platform/db';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import { SystemChecks } from '@somo/platform/operating/system-checks';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { DeleteNotification } from './commands/delete-notification.js';
import { SendTestEmail } from './commands/send-test-email.js';
import { StoreContactMessage } from './commands/store-contact-message.js';
import { ReceiveMailWebhook } from './commands/receive-mail-webhook.js';
import { ResumeEmail } from './commands/resume-email.js';
import { SaveSettings } from './commands/save-settings.js';
import { Unsubscribe } from './commands/unsubscribe.js';
import { Judge } from './delivery/judge.js';
import { Deliveries } from './delivery/deliveries.js';
import { Outcomes } from './delivery/outcomes.js';
import { SendDigest } from './jobs/send-digest.js';
import { TellOfMessage } from './jobs/tell-of-message.js';
import { TellOfOpenings } from './jobs/tell-of-openings.js';
import { TellOfSeries } from './jobs/tell-of-series.js';
import { WriteMail } from './notifications/write-mail.js';
import { GetSettings } from './queries/get-settings.js';
import { GetUnsubscribe } from './queries/get-unsubscribe.js';
import { ListDeliveries } from './queries/list-deliveries.js';
import { ListDeliveriesOf } from './queries/list-deliveries-of.js';
import { ContactBlocked } from './reactions/contact-blocked.js';
import { MessageWaiting } from './reactions/message-waiting.js';
import { MessagesRead } from './reactions/messages-read.js';
import { Delivery1700000000014 } from './store/migrations/1700000000014-delivery.js';
import { MarkAllRead } from './commands/mark-all-read.js';
import { MarkRead } from './commands/mark-read.js';
import { ConfirmEmailMail } from './jobs/confirm-email-mail.js';
import { ContactMail } from './jobs/contact-mail.js';
import { EmailChangedMail } from './jobs/email-changed-mail.js';
import { GoogleLinkedMail } from './jobs/google-linked-mail.js';
import { NewSignInMail } from './jobs/new-sign-in-mail.js';
import { PasswordChangedMail } from './jobs/password-changed-mail.js';
import { ResetPasswordMail } from './jobs/reset-password-mail.js';
import { SendLessonReminder } from './jobs/send-lesson-reminder.js';
import { SendMail } from './jobs/send-mail.js';
import { StandingMail } from './jobs/standing-mail.js';
import { PasskeyMail } from './jobs/passkey-mail.js';
import { RolesMail } from './jobs/roles-mail.js';
import { TwoStepMail } from './jobs/two-step-mail.js';
import { NotificationConfig } from './notification.config.js';
import { EmbeddedMailer } from './outside/mail/embedded-mailer.js';
import { Mailer } from './outside/mail/port.js';
import { SmtpMailer } from './outside/mail/smtp-mailer.js';
import { GetDevMailFile } from './queries/get-dev-mail-file.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { ListDevMails } from './queries/list-dev-mails.js';
import { ListNotifications } from './queries/list-notifications.js';
import { AskMailFacts } from './queries/ask-mail-facts.js';
import { Readers } from './queries/readers.js';
import { BookingCancelled } from './reactions/booking-cancelled.js';
import { BookingConfirmed } from './reactions/booking-confirmed.js';
import { BookingRescheduled } from './reactions/booking-rescheduled.js';
import { ProposalCreated } from './reactions/proposal-created.js';
import { LessonFellOutside } from './reactions/lesson-fell-outside.js';
import { BrowserAdded } from './reactions/browser-added.js';
import { ConfirmationRequested } from './reactions/confirmation-requested.js';
import { EmailChanged } from './reactions/email-changed.js';
import { OpeningsAwaited } from './reactions/openings-awaited.js';
import { PasswordChanged } from './reactions/password-changed.js';
import { PasswordResetRequested } from './reactions/password-reset-requested.js';
import { GoogleLinked } from './reactions/google-linked.js';
import { PaymentExpired } from './reactions/payment-expired.js';
import { PaymentPaid } from './reactions/payment-paid.js';
import { PaymentRefunded } from './reactions/payment-refunded.js';
import { PayoutChanged } from './reactions/payout-changed.js';
import { PayoutMethodChanged } from './reactions/payout-method-changed.js';
import { ProblemChanged } from './reactions/problem-changed.js';
import { MaterialAdded } from './reactions/material-added.js';
import { RecordingReady } from './reactions/recording-ready.js';
import { ProposalDeclined } from './reactions/proposal-declined.js';
import { ProposalWithdrawn } from './reactions/proposal-withdrawn.js';
import { LessonCompleted } from './reactions/lesson-completed.js';
import { BusyCalendarFailed } from './reactions/busy-calendar-failed.js';
import { BusyClashed } from './reactions/busy-clashed.js';
import { VerificationDecided } from './reactions/verification-decided.js';
import { VerificationExpiring } from './reactions/verification-expiring.js';
import { VisibilityChanged } from './reactions/visibility-changed.js';
import { ReviewPosted } from './reactions/review-posted.js';
import { ReviewReplied } from './reactions/review-replied.js';
import { ReportAnswered } from './reactions/report-answered.js';
import { RequestChanged } from './reactions/request-changed.js';
import { RequestTimeTaken } from './reactions/request-time-taken.js';
import { RequestTimesProposed } from './reactions/request-times-proposed.js';
import { ShareLowered } from './reactions/share-lowered.js';
import { RestrictionChanged } from './reactions/restriction-changed.js';
import { StandingChanged } from './reactions/standing-changed.js';
import { ExportReady } from './reactions/export-ready.js';
import { ExportReadyMail } from './jobs/export-ready-mail.js';
import { PasskeyChanged } from './reactions/passkey-changed.js';
import { RolesChanged } from './reactions/roles-changed.js';
import { TwoStepChanged } from './reactions/two-step-changed.js';
import { UserRegistered } from './reactions/user-registered.js';
import { UserWarned } from './reactions/user-warned.js';
import { Notifications1700000000000 } from './store/migrations/1700000000000-notifications.js';
import { ContactMessages1700000000010 } from './store/migrations/1700000000010-contact-messages.js';
import { CleanNames1700000000011 } from './store/migrations/1700000000011-clean-names.js';
import { DevMailHtml1700000000012 } from './store/migrations/1700000000012-dev-mail-html.js';
import { DevMailAttachments1700000000013 } from './store/migrations/1700000000013-dev-mail-attachments.js';
import { SeriesNews1700000000030 } from './store/migrations/1700000000030-series-news.js';
import { EndAsked1700000000050 } from './store/migrations/1700000000050-end-asked.js';
import { NotificationSchema } from './store/notification.schema.js';
import { OutsideChecks } from './outside/outside-checks.js';
import { exportParts } from './store/export-parts.js';

const mailer = {
  provide: Mailer,
  useFactory: (config: NotificationConfig, db: Db, clock: Clock): Mailer =>
    config.SMTP_URL === '' ? new EmbeddedMailer(db, clock) : new SmtpMailer(config.SMTP_URL, config.MAIL_FROM, clock, config.signing()),
  inject: [NotificationConfig, Db, Clock],
};

const pushSender = {
  provide: PushSender,
  useFactory: (keys: PushKeys, config: NotificationConfig): PushSender => new WebPushSender(keys, config),
  inject: [PushKeys, NotificationConfig],
};

@Module({
  controllers: [
    ...operatingHandlers('notification'),
    exportHandler('notification', exportParts),
    ...[ErasePerson, ClosingMail, ClosingWaitsMail, ClosingChanged, ClosingWaits, UserErased],
    ...[MarkRead, MarkAllRead, DeleteNotification, SendTestEmail, StoreContactMessage],
    ...[GetSettings, SaveSettings, ResumeEmail, ListDeliveries, ListDeliveriesOf, GetUnsubscribe, Unsubscribe, ReceiveMailWebhook],
    ...[ListPushDevices, SavePushDevice, RemovePushDevice, SendPush],
    ...[SendDigest, TellOfMessage, TellOfOpenings, TellOfSeries, MessageWaiting, MessagesRead, ContactBlocked],
    ...[GetLessonTimeline, ListNotifications, ListDevMails, GetDevMailFile],
    ...[BookingConfirmed, BookingCancelled, BookingRescheduled, ProposalCreated, ProposalDeclined, ProposalWithdrawn],
    ...[PaymentPaid, PaymentExpired, PaymentRefunded, ShareLowered, ProblemChanged, MaterialAdded, RecordingReady, UserRegistered],
    ...[PayoutChanged, PayoutMethodChanged, RequestChanged, RequestTimeTaken, RequestTimesProposed, LessonFellOutside],
    OpeningsAwaited,
    ...[
      PasswordResetRequested,
      PasswordChanged,
      BrowserAdded,
      StandingChanged,
      EmailChanged,
      TwoStepChanged,
      RolesChanged,
      PasskeyChanged,
      ConfirmationRequested,
    ],
    ...[SendLessonReminder, SendMail, ConfirmEmailMail, ContactMail, ResetPasswordMail, PasswordChangedMail, NewSignInMail],
    ...[LessonCompleted, ReviewPosted, ReviewReplied, VisibilityChanged, AskForReview],
    ...[BusyCalendarFailed, BusyClashed, VerificationDecided, VerificationExpiring],
    ...[RestrictionChanged, UserWarned],
    ...[ExportReady, ExportReadyMail],
    ...[GoogleLinked, ReportAnswered, StandingMail, EmailChangedMail, TwoStepMail, RolesMail, PasskeyMail, GoogleLinkedMail],
  ],
  providers: [
    { provide: SystemChecks, useClass: OutsideChecks },
    ...[settings(NotificationConfig), Readers, AskMailFacts, mailer, WriteMail, Judge, Outcomes, Deliveries],
    ...[PushKeys, PushDevices, pushSender],
  ],
})
class NotificationModule {}

export const notification: Service = {
  name: 'notification',
  module: NotificationModule,
  schemas: [NotificationSchema],
  migrations: [
    ...[Notifications1700000000000, ContactMessages1700000000010, CleanNames1700000000011],
    ...[DevMailHtml1700000000012, DevMailAttachments1700000000013, Delivery1700000000014],
    ...[PushDevices1700000000020, DeliveryChannels1700000000024, SeriesNews1700000000030],
    EndAsked1700000000050,
  ],
  oldRows,
};
