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
import { controllers } from './controllers.js';
import { BoardCookie } from './admin/queues/board-cookie.js';
import { GatewayChecks, type ReadBackups } from './admin/system/gateway-checks.js';
import { QueueBoard } from './admin/queues/queue-board.js';
import { GoogleCookie } from './auth/google/google-cookie.js';
import { GoogleStrategies } from './auth/google/google-strategies.js';
import { DeviceCookie } from './auth/device-cookie.js';
import { SessionResponse } from './auth/session-response.js';
import { BrowserSession } from './auth/browser-session.js';
import { SessionCookie } from './auth/session-cookie.js';
import { Draw } from './classroom/draw.js';
import { JoinRoom } from './classroom/join-room.js';
import { ShowTyping } from './conversations/show-typing.js';
import { LeaveRoom } from './classroom/leave-room.js';
import { OfferCall } from './classroom/offer-call.js';
import { RaiseHand } from './classroom/raise-hand.js';
import { ReportLine } from './classroom/report-line.js';
import { SendSignal } from './classroom/send-signal.js';
import { SetTimer } from './classroom/set-timer.js';
import { ShowPage } from './classroom/show-page.js';
import { Transactions } from './earnings/transactions.js';
import { SweepIncoming } from './files/sweep-incoming.js';
import { GatewayConfig } from './gateway.config.js';
import { Readiness } from './health/readiness.js';
import { CheckInput } from './http/check-input.js';
import { Problems } from './http/problems.js';
import { AuthGuard } from './http/auth.guard.js';
import { CalendarFiles } from './calendars/calendar-files.js';
import { LessonFigures } from './lessons/lesson-figures.js';
import { LessonPayments } from './lessons/lesson-payments.js';
import { LessonPeople } from './lessons/lesson-people.js';
import { LessonReviews } from './lessons/lesson-reviews.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { PlayCookie } from './recordings/play-cookie.js';
import { LiveConnections } from './live/live-connections.js';
import { LiveGateway } from './live/live.gateway.js';
import { LiveMessages } from './live/live-messages.js';
import { PagePresence } from './live/page-presence.js';
import { SocketRegistry } from './live/socket-registry.js';
import { SocketSessions } from './live/socket-sessions.js';
import { ForgetChanged } from './people/forget-changed.js';
import { People } from './people/people.js';
import { KnownTeachers } from './students/known-teachers.js';
import { RequestPeople } from './requests/request-people.js';
import { SlotsCache } from './teachers/slots-cache.js';
import { DocumentUploads } from './uploads/document-uploads.js';
import { FeaturedPage } from './web/featured-page.js';
import { ListedTeachers } from './web/listed-teachers.js';
import { TeacherPage } from './web/teacher-page.js';
import { WebFiles } from './web/web-files.js';

/** What open pages send, by handler. */
const liveHandlers = [
  PagePresence,
  ShowTyping,
  Draw,
  JoinRoom,
  LeaveRoom,
  OfferCall,
  RaiseHand,
  ReportLine,
  SendSignal,
  SetTimer,
  ShowPage,
];

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
  backups: ReadBackups | undefined;
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
        { provide: GatewayChecks, useFactory: () => new GatewayChecks(parts) },
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
        PlayCookie,
        SessionCookie,
        BrowserSession,
        BoardCookie,
        GoogleCookie,
        GoogleStrategies,
        settings(GoogleConfig),
        DeviceCookie,
        FeaturedPage,
        ListedTeachers,
        TeacherPage,
        Transactions,
      ],
    };
  }
}
