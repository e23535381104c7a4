import { Module, type DynamicModule } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_PIPE } from '@nestjs/core';
import { Ask } from '@somo/platform/ask';
import { Clock } from '@somo/platform/clock';
import { Callers } from '@somo/platform/identity/callers';
import { Live } from '@somo/platform/live/live';
import { Log } from '@somo/platform/log';
import { GoogleConfig } from '@somo/platform/oidc';
import { settings } from '@somo/platform/settings';
import { readStorage } from '@somo/platform/storage/storage-config';
import { Storage } from '@somo/platform/storage/storage';
import type { Redis } from 'ioredis';
import { AdminAuditController } from './admin/audit.controller.js';
import { AdminCasesController } from './admin/cases.controller.js';
import { AdminLessonsController } from './admin/lessons.controller.js';
import { AdminMoneyController } from './admin/money.controller.js';
import { LessonTimelineController } from './admin/lesson-timeline.controller.js';
import { AdminPeopleController } from './admin/people.controller.js';
import { ReportedFilesController } from './admin/reported-files.controller.js';
import { PersonHistoryController } from './admin/person-history.controller.js';
import { AdminReportsController } from './admin/reports.controller.js';
import { ProblemsController } from './admin/problems.controller.js';
import { BoardCookie } from './admin/queues/board-cookie.js';
import { QueueBoard } from './admin/queues/queue-board.js';
import { QueuesController } from './admin/queues/queues.controller.js';
import { AdminReviewsController } from './admin/reviews.controller.js';
import { DocumentsController } from './admin/documents.controller.js';
import { AdminVerificationController } from './admin/verification.controller.js';
import { AdminSearchController } from './admin/search.controller.js';
import { AuthController } from './auth/auth.controller.js';
import { GoogleController } from './auth/google/google.controller.js';
import { GoogleCookie } from './auth/google/google-cookie.js';
import { GoogleStrategies } from './auth/google/google-strategies.js';
import { DeviceCookie } from './auth/device-cookie.js';
import { PasswordsController } from './auth/passwords.controller.js';
import { SessionResponse } from './auth/session-response.js';
import { BrowserSession } from './auth/browser-session.js';
import { SessionCookie } from './auth/session-cookie.js';
import { TwoStepController } from './auth/two-step.controller.js';
import { SessionsController } from './auth/sessions.controller.js';
import { BookingsController } from './bookings/bookings.controller.js';
import { ClassroomController } from './classroom/classroom.controller.js';
import { JoinRoom } from './classroom/join-room.js';
import { ShowTyping } from './conversations/show-typing.js';
import { LeaveRoom } from './classroom/leave-room.js';
import { OfferCall } from './classroom/offer-call.js';
import { ReportLine } from './classroom/report-line.js';
import { SendSignal } from './classroom/send-signal.js';
import { ContactController } from './contact/contact.controller.js';
import { ConversationsController } from './conversations/conversations.controller.js';
import { DevMailController } from './dev/dev-mail.controller.js';
import { DocsController } from './docs/docs.controller.js';
import { EarningsController } from './earnings/earnings.controller.js';
import { Transactions } from './earnings/transactions.js';
import { AvatarsController } from './files/avatars.controller.js';
import { SweepIncoming } from './files/sweep-incoming.js';
import { GatewayConfig } from './gateway.config.js';
import { HealthController } from './health/health.controller.js';
import { Readiness } from './health/readiness.js';
import { CheckInput } from './http/check-input.js';
import { Problems } from './http/problems.js';
import { AuthGuard } from './http/auth.guard.js';
import { CalendarFiles } from './calendars/calendar-files.js';
import { CalendarsController } from './calendars/calendars.controller.js';
import { LessonFigures } from './lessons/lesson-figures.js';
import { LessonPayments } from './lessons/lesson-payments.js';
import { LessonPeople } from './lessons/lesson-people.js';
import { LessonsController } from './lessons/lessons.controller.js';
import { LessonReviews } from './lessons/lesson-reviews.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { LiveConnections } from './live/live-connections.js';
import { LiveGateway } from './live/live.gateway.js';
import { LiveMessages } from './live/live-messages.js';
import { PagePresence } from './live/page-presence.js';
import { SocketRegistry } from './live/socket-registry.js';
import { SocketSessions } from './live/socket-sessions.js';
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
import { ForgetChanged } from './people/forget-changed.js';
import { People } from './people/people.js';
import { ExternalCalendarsController } from './me/external-calendars.controller.js';
import { LearnersController } from './learners/learners.controller.js';
import { ReportsController } from './reports/reports.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { StatsController } from './stats/stats.controller.js';
import { FavoritesController } from './favorites/favorites.controller.js';
import { NoticesController } from './me/notices.controller.js';
import { KnownTeachers } from './students/known-teachers.js';
import { StudentsController } from './students/students.controller.js';
import { SubjectsController } from './subjects/subjects.controller.js';
import { RequestPeople } from './requests/request-people.js';
import { RequestsController } from './requests/requests.controller.js';
import { SlotsCache } from './teachers/slots-cache.js';
import { TeachersController } from './teachers/teachers.controller.js';
import { MaterialsController } from './materials/materials.controller.js';
import { DocumentUploads } from './uploads/document-uploads.js';
import { FilesController } from './uploads/files.controller.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { WaitsController } from './waits/waits.controller.js';
import { FeaturedPage } from './web/featured-page.js';
import { TeacherPage } from './web/teacher-page.js';
import { WebAppController } from './web/web-app.controller.js';
import { WebFiles } from './web/web-files.js';

export const controllers = [
  AuthController,
  GoogleController,
  PasswordsController,
  SessionsController,
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
  AdminCasesController,
  PersonHistoryController,
  NoticesController,
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
  WebAppController,
];

/** What open pages send, by handler. */
const liveHandlers = [PagePresence, ShowTyping, JoinRoom, LeaveRoom, OfferCall, ReportLine, SendSignal];

interface GatewayParts {
  ask: Ask;
  callers: Callers;
  clock: Clock;
  counters: RateLimiter;
  live: Live;
  log: Log;
  readiness: Readiness;
  redis: Redis | undefined;
  config: GatewayConfig;
}

@Module({ controllers })
export class GatewayModule {
  static with(parts: GatewayParts): DynamicModule {
    return {
      module: GatewayModule,
      providers: [
        { provide: Ask, useValue: parts.ask },
        { provide: Callers, useValue: parts.callers },
        { provide: Clock, useValue: parts.clock },
        { provide: RateLimiter, useValue: parts.counters },
        { provide: Live, useValue: parts.live },
        { provide: Log, useValue: parts.log },
        { provide: Readiness, useValue: parts.readiness },
        { provide: GatewayConfig, useValue: parts.config },
        { provide: QueueBoard, useFactory: (cookie: BoardCookie) => new QueueBoard({ ...parts, cookie }), inject: [BoardCookie] },
        { provide: WebFiles, useFactory: () => WebFiles.of(parts.config) },
        { provide: Storage, useFactory: readStorage },
        ...liveHandlers,
        {
          provide: LiveMessages,
          useFactory: (...handlers: object[]) => new LiveMessages(handlers, { ...parts, limiter: parts.counters }),
          inject: liveHandlers,
        },
        { provide: APP_FILTER, useClass: Problems },
        { provide: APP_GUARD, useClass: AuthGuard },
        { provide: APP_PIPE, useClass: CheckInput },
        SweepIncoming,
        DocumentUploads,
        SocketRegistry,
        SocketSessions,
        LiveConnections,
        SlotsCache,
        LessonFigures,
        CalendarFiles,
        LessonPeople,
        LessonPayments,
        LessonReviews,
        KnownTeachers,
        RequestPeople,
        LiveGateway,
        People,
        ForgetChanged,
        SessionResponse,
        SessionCookie,
        BrowserSession,
        BoardCookie,
        GoogleCookie,
        GoogleStrategies,
        settings(GoogleConfig),
        DeviceCookie,
        FeaturedPage,
        TeacherPage,
        Transactions,
      ],
    };
  }
}
