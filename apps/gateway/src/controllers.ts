import { AdminAuditController } from './admin/audit.controller.js';
import { AdminCasesController } from './admin/cases.controller.js';
import { AdminLessonsController } from './admin/lessons.controller.js';
import { AdminMoneyController } from './admin/money.controller.js';
import { LessonTimelineController } from './admin/lesson-timeline.controller.js';
import { DataOfPeopleController } from './admin/data-of-people.controller.js';
import { LinkedExportController } from './me/linked-export.controller.js';
import { AdminOperatorsController } from './admin/operators.controller.js';
import { AdminPeopleController } from './admin/people.controller.js';
import { ReportedFilesController } from './admin/reported-files.controller.js';
import { PersonHistoryController } from './admin/person-history.controller.js';
import { AdminReportsController } from './admin/reports.controller.js';
import { ProblemsController } from './admin/problems.controller.js';
import { QueuesController } from './admin/queues/queues.controller.js';
import { AdminReviewsController } from './admin/reviews.controller.js';
import { DocumentsController } from './admin/documents.controller.js';
import { AdminVerificationController } from './admin/verification.controller.js';
import { AdminSystemController } from './admin/system.controller.js';
import { AdminSearchController } from './admin/search.controller.js';
import { AuthController } from './auth/auth.controller.js';
import { GoogleController } from './auth/google/google.controller.js';
import { PasswordsController } from './auth/passwords.controller.js';
import { PasskeysController } from './auth/passkeys.controller.js';
import { TwoStepController } from './auth/two-step.controller.js';
import { SessionsController } from './auth/sessions.controller.js';
import { BookingsController } from './bookings/bookings.controller.js';
import { ClassroomController } from './classroom/classroom.controller.js';
import { ContactController } from './contact/contact.controller.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { DevMailController } from './dev/dev-mail.controller.js';
import { DocsController } from './docs/docs.controller.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { AvatarsController } from './files/avatars.controller.js';
import { HealthController } from './health/health.controller.js';
import { CalendarsController } from './calendars/calendars.controller.js';
import { LessonsController } from './lessons/lessons.controller.js';
import { AvatarController } from './me/avatar.controller.js';
import { AvailabilityController } from './me/availability.controller.js';
import { MeController } from './me/me.controller.js';
import { SettingsController } from './me/settings.controller.js';
import { MyVerificationController } from './me/my-verification.controller.js';
import { ModulesController } from './modules/modules.controller.js';
import { PushController } from './me/push.controller.js';
import { NotificationsController } from './notifications/notifications.controller.js';
import { OnboardingController } from './onboarding/onboarding.controller.js';
import { LessonPaymentsController } from './payments/lesson-payments.controller.js';
import { LessonReceiptsController } from './payments/lesson-receipts.controller.js';
import { PaymentsController } from './payments/payments.controller.js';
import { MailWebhooksController } from './mail/mail-webhooks.controller.js';
import { UnsubscribeController } from './unsubscribe/unsubscribe.controller.js';
import { WebhooksController } from './payments/webhooks.controller.js';
import { ClosingController } from './me/closing.controller.js';
import { ExportController } from './me/export.controller.js';
import { ExternalCalendarsController } from './me/external-calendars.controller.js';
import { LearnersController } from './learners/learners.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { StatsController } from './stats/stats.controller.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { NoticesController } from './me/notices.controller.js';
import { StudentsController } from './students/students.controller.js';
import { SubjectsController } from './subjects/subjects.controller.js';
import { RequestsController } from './requests/requests.controller.js';
import { TeachersController } from './teachers/teachers.controller.js';
import { MaterialsController } from './materials/materials.controller.js';
import { RecordingFilesController } from './recordings/recording-files.controller.js';
import { RecordingsController } from './recordings/recordings.controller.js';
import { FilesController } from './uploads/files.controller.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { WaitsController } from './waits/waits.controller.js';
import { SitemapController } from './web/sitemap.controller.js';
import { WebAppController } from './web/web-app.controller.js';

/** Everything that answers a request. */
export const controllers = [
  AuthController,
  GoogleController,
  PasswordsController,
  SessionsController,
  PasskeysController,
  TwoStepController,
  OnboardingController,
  AvailabilityController,
  MeController,
  AvatarController,
  SettingsController,
  MyVerificationController,
  TeachersController,
  SubjectsController,
  StatsController,
  ModulesController,
  BookingsController,
  RequestsController,
  CalendarsController,
  LessonReceiptsController,
  LessonsController,
  StudentsController,
  ...[FavoritesController, ExternalCalendarsController, WaitsController],
  LearnersController,
  ClassroomController,
  MaterialsController,
  RecordingsController,
  RecordingFilesController,
  ConversationsController,
  ReportsController,
  ReviewsController,
  UploadsController,
  FilesController,
  LessonPaymentsController,
  PaymentsController,
  EarningsController,
  NotificationsController,
  PushController,
  ContactController,
  LessonTimelineController,
  AdminLessonsController,
  AdminMoneyController,
  ProblemsController,
  AdminReportsController,
  ReportedFilesController,
  AdminReviewsController,
  AdminVerificationController,
  DocumentsController,
  AdminSearchController,
  AdminSystemController,
  AdminCasesController,
  PersonHistoryController,
  NoticesController,
  ClosingController,
  ExportController,
  AdminOperatorsController,
  DataOfPeopleController,
  LinkedExportController,
  AdminPeopleController,
  AdminAuditController,
  QueuesController,
  WebhooksController,
  MailWebhooksController,
  UnsubscribeController,
  DocsController,
  DevMailController,
  HealthController,
  AvatarsController,
  SitemapController,
  WebAppController,
];
