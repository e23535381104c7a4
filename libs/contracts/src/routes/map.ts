import type { AdminLessonRoutes } from './admin-lessons.js';
import type { AdminMoneyRoutes } from './admin-money.js';
import type { AdminRoutes } from './admin.js';
import type { AuthRoutes } from './auth.js';
import type { AvailabilityRoutes } from './availability.js';
import type { BoardRoutes } from './board.js';
import type { CalendarRoutes } from './calendars.js';
import type { CaseRoutes } from './cases.js';
import type { ClassroomRoutes } from './classroom.js';
import type { ClosingRoutes } from './closing.js';
import type { ContactRoutes } from './contact.js';
import type { ConversationRoutes } from './conversations.js';
import type { DataOfPeopleRoutes } from './data-of-people.js';
import type { EarningsRoutes } from './earnings.js';
import type { ExportRoutes } from './exports.js';
import type { ExternalCalendarRoutes } from './external-calendars.js';
import type { FavoriteRoutes } from './favorites.js';
import type { LearnerRoutes } from './learners.js';
import type { LessonRoutes } from './lessons.js';
import type { MaterialRoutes } from './materials.js';
import type { NotificationRoutes } from './notifications.js';
import type { OperatorsRoutes } from './operators.js';
import type { PasskeyRoutes } from './passkeys.js';
import type { PauseRoutes } from './pause.js';
import type { PaymentRoutes } from './payments.js';
import type { ProblemRoutes } from './problems.js';
import type { ProfileRoutes } from './profile.js';
import type { RecordingRoutes } from './recordings.js';
import type { ReportRoutes } from './reports.js';
import type { ReviewRoutes } from './reviews.js';
import type { PushRoutes } from './push.js';
import type { RequestRoutes } from './requests.js';
import type { SettingsRoutes } from './settings.js';
import type { StandingRoutes } from './standing.js';
import type { StatsRoutes } from './stats.js';
import type { StudentRoutes } from './students.js';
import type { TeacherRoutes } from './teachers.js';
import type { SystemRoutes } from './system.js';
import type { TwoStepRoutes } from './two-step.js';
import type { UploadRoutes } from './uploads.js';
import type { VerificationRoutes } from './verification.js';
import type { WaitRoutes } from './waits.js';

/** THE public API: method and path → { body, query, answer }, which types both the gateway and the browser. `answer: null` means 204. */
export interface Routes
  extends
    AdminLessonRoutes,
    AdminMoneyRoutes,
    AdminRoutes,
    AuthRoutes,
    AvailabilityRoutes,
    BoardRoutes,
    CalendarRoutes,
    CaseRoutes,
    ClassroomRoutes,
    ClosingRoutes,
    ContactRoutes,
    DataOfPeopleRoutes,
    ConversationRoutes,
    ExportRoutes,
    ExternalCalendarRoutes,
    FavoriteRoutes,
    LearnerRoutes,
    LessonRoutes,
    MaterialRoutes,
    NotificationRoutes,
    OperatorsRoutes,
    PasskeyRoutes,
    PauseRoutes,
    PaymentRoutes,
    ProblemRoutes,
    ProfileRoutes,
    RecordingRoutes,
    ReportRoutes,
    ReviewRoutes,
    PushRoutes,
    RequestRoutes,
    StandingRoutes,
    StatsRoutes,
    StudentRoutes,
    EarningsRoutes,
    SettingsRoutes,
    TeacherRoutes,
    SystemRoutes,
    TwoStepRoutes,
    UploadRoutes,
    VerificationRoutes,
    WaitRoutes {}

export type RouteName = keyof Routes;
export type AnswerOf<R extends RouteName> = Routes[R]['answer'];
