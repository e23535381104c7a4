import type { AuthAsks } from './auth.js';
import type { BoardAsks } from './board.js';
import type { BookingAsks } from './booking.js';
import type { CalendarAsks } from './calendars.js';
import type { CatalogAsks } from './catalog.js';
import type { ClassroomAsks } from './classroom.js';
import type { ClosingAsks } from './closing.js';
import type { ConversationAsks } from './conversations.js';
import type { ExportAsks } from './exports.js';
import type { ExternalCalendarAsks } from './external-calendars.js';
import type { FavoriteAsks } from './favorites.js';
import type { FileAsks } from './files.js';
import type { LearnerAsks } from './learners.js';
import type { MaterialAsks } from './materials.js';
import type { MessagingAsks } from './messaging.js';
import type { NotificationAsks } from './notification.js';
import type { OperatorAsks } from './operators.js';
import type { PasskeyAsks } from './passkeys.js';
import type { PaymentsAsks } from './payments.js';
import type { PushAsks } from './push.js';
import type { ReceiptsAsks } from './receipts.js';
import type { RecordingAsks } from './recordings.js';
import type { ReportAsks } from './reports.js';
import type { ReviewAsks } from './reviews.js';
import type { SchedulingAsks } from './scheduling.js';
import type { SystemAsks } from './system.js';
import type { VerificationAsks } from './verification.js';
import type { WaitAsks } from './waits.js';

/** All asks: `<service>.<verb-noun>` → { in, out }. */
export interface Asks
  extends
    AuthAsks,
    BoardAsks,
    BookingAsks,
    CalendarAsks,
    CatalogAsks,
    ClassroomAsks,
    ClosingAsks,
    ConversationAsks,
    ExportAsks,
    ExternalCalendarAsks,
    FavoriteAsks,
    FileAsks,
    LearnerAsks,
    MaterialAsks,
    MessagingAsks,
    NotificationAsks,
    OperatorAsks,
    PasskeyAsks,
    PaymentsAsks,
    PushAsks,
    ReceiptsAsks,
    RecordingAsks,
    ReportAsks,
    ReviewAsks,
    SchedulingAsks,
    SystemAsks,
    VerificationAsks,
    WaitAsks {}

export type AskName = keyof Asks;
