import { Module } from '@nestjs/common';
import { auditHandlers } from '@somo/platform/operating/audit-handlers';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import { SystemChecks } from '@somo/platform/operating/system-checks';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { readStorage } from '@somo/platform/storage/storage-config';
import { Storage } from '@somo/platform/storage/storage';
import { ErasePerson } from './commands/erase-person.js';
import { Draw } from './board/draw.js';
import { GetBoard } from './board/get-board.js';
import { DisconnectPeer } from './classroom/commands/disconnect-peer.js';
import { JoinRoom } from './classroom/commands/join-room.js';
import { LeaveRoom } from './classroom/commands/leave-room.js';
import { OfferCall } from './classroom/commands/offer-call.js';
import { RaiseHand } from './classroom/commands/raise-hand.js';
import { ReportLine } from './classroom/commands/report-line.js';
import { SendSignal } from './classroom/commands/send-signal.js';
import { SetTimer } from './classroom/commands/set-timer.js';
import { ShowPage } from './classroom/commands/show-page.js';
import { GetAttendance } from './classroom/queries/get-attendance.js';
import { GetClassroom } from './classroom/queries/get-classroom.js';
import { ChangeShared } from './classroom/rooms/change-shared.js';
import { LessonToEnter } from './classroom/rooms/lesson-to-enter.js';
import { SetPresence } from './presence/commands/set-presence.js';
import { BlockContact } from './contacts/commands/block-contact.js';
import { UnblockContact } from './contacts/commands/unblock-contact.js';
import { ListedTeachers } from './contacts/listed-teachers.js';
import { FirstContact } from './contacts/first-contact.js';
import { HideConversation } from './conversations/commands/hide-conversation.js';
import { MarkConversationRead } from './conversations/commands/mark-conversation-read.js';
import { ShowTyping } from './conversations/commands/show-typing.js';
import { SendMessage } from './conversations/commands/send-message.js';
import { CountUnread } from './conversations/queries/count-unread.js';
import { GetConversation } from './conversations/queries/get-conversation.js';
import { GetWaiting } from './conversations/queries/get-waiting.js';
import { ListConversations } from './conversations/queries/list-conversations.js';
import { ListMessages } from './conversations/queries/list-messages.js';
import { StandingLesson } from './conversations/standing-lesson.js';
import { CancelUpload } from './files/commands/cancel-upload.js';
import { FinishUpload } from './files/commands/finish-upload.js';
import { OpenUpload } from './files/commands/open-upload.js';
import { CheckPart } from './files/queries/check-part.js';
import { FindFile } from './files/queries/find-file.js';
import { SweepFiles } from './files/sweep-files.js';
import { AddMaterial } from './materials/commands/add-material.js';
import { PutPage } from './materials/commands/put-page.js';
import { RemoveMaterial } from './materials/commands/remove-material.js';
import { LessonOfTwo } from './materials/lesson-of-two.js';
import { FindPage } from './materials/queries/find-page.js';
import { ListMaterials } from './materials/queries/list-materials.js';
import { ListOwnMaterials } from './materials/queries/list-own-materials.js';
import { MessagingConfig } from './messaging.config.js';
import { GetContactsPresence } from './presence/queries/get-contacts-presence.js';
import { PrepareRecording } from './recordings/jobs/prepare-recording.js';
import { EraseParts } from './recordings/jobs/erase-parts.js';
import { EraseRecording } from './recordings/jobs/erase-recording.js';
import { AnswerRecording } from './recordings/commands/answer-recording.js';
import { AskToRecord } from './recordings/commands/ask-to-record.js';
import { BeginRecording } from './recordings/commands/begin-recording.js';
import { CheckChunk } from './recordings/commands/check-chunk.js';
import { DeleteRecording } from './recordings/commands/delete-recording.js';
import { EndRecording } from './recordings/commands/end-recording.js';
import { FinishRecording } from './recordings/commands/finish-recording.js';
import { SetRecordingConsent } from './recordings/commands/set-recording-consent.js';
import { StoreChunk } from './recordings/commands/store-chunk.js';
import { FindRecording } from './recordings/queries/find-recording.js';
import { ListChunks } from './recordings/queries/list-chunks.js';
import { ListRecordings } from './recordings/queries/list-recordings.js';
import { RecordingRemuxer } from './recordings/remux/recording-remuxer.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { AnswerReport } from './reports/commands/answer-report.js';
import { OpenReportedFile } from './reports/commands/open-reported-file.js';
import { ReportConversation } from './reports/commands/report-conversation.js';
import { ReportReview } from './reports/commands/report-review.js';
import { ReportPerson } from './reports/commands/report-person.js';
import { GetReport } from './reports/queries/get-report.js';
import { ListReportsOfPerson } from './reports/queries/list-reports-of-person.js';
import { ListReports } from './reports/queries/list-reports.js';
import { BookingConfirmed } from './reactions/booking-confirmed.js';
import { PrivacyChanged } from './reactions/privacy-changed.js';
import { RequestCreated } from './reactions/request-created.js';
import { RestrictionChanged } from './reactions/restriction-changed.js';
import { StandingChanged } from './reactions/standing-changed.js';
import { oldRows } from './retention/old-rows.js';
import { Presence1700000000000 } from './store/migrations/1700000000000-presence.js';
import { Classroom1700000000002 } from './store/migrations/1700000000002-classroom.js';
import { Conversations1700000000003 } from './store/migrations/1700000000003-conversations.js';
import { Privacy1700000000004 } from './store/migrations/1700000000004-privacy.js';
import { CallOffers1700000000005 } from './store/migrations/1700000000005-call-offers.js';
import { Suspensions1700000000006 } from './store/migrations/1700000000006-suspensions.js';
import { FirstContact1700000000007 } from './store/migrations/1700000000007-first-contact.js';
import { Reports1700000000010 } from './store/migrations/1700000000010-reports.js';
import { ToldMessages1700000000014 } from './store/migrations/1700000000014-told-messages.js';
import { Files1700000000020 } from './store/migrations/1700000000020-files.js';
import { MessageRequests1700000000022 } from './store/migrations/1700000000022-message-requests.js';
import { ReportedFiles1700000000024 } from './store/migrations/1700000000024-reported-files.js';
import { ReportedReviews1700000000030 } from './store/migrations/1700000000030-reported-reviews.js';
import { Restrictions1700000000040 } from './store/migrations/1700000000040-restrictions.js';
import { Materials1700000000041 } from './store/migrations/1700000000041-materials.js';
import { Board1700000000043 } from './store/migrations/1700000000043-board.js';
import { Pages1700000000042 } from './store/migrations/1700000000042-pages.js';
import { SharedRoom1700000000046 } from './store/migrations/1700000000046-shared-room.js';
import { RecorderPage1700000000047 } from './store/migrations/1700000000047-recorder-page.js';
import { RoomChanges1700000000049 } from './store/migrations/1700000000049-room-changes.js';
import { PublishRecordings1700000000048 } from './store/migrations/1700000000048-publish-recordings.js';
import { Recordings1700000000044 } from './store/migrations/1700000000044-recordings.js';
import { OutsideChecks } from './outside-checks.js';
import { AuditChain1700000000100 } from './store/migrations/1700000000100-audit-chain.js';
import { exportParts } from './store/export-parts.js';

const presence = [SetPresence, GetContactsPresence];
const contacts = [BlockContact, UnblockContact];
const conversations = [
  CountUnread,
  GetConversation,
  GetWaiting,
  HideConversation,
  ListConversations,
  ListMessages,
  MarkConversationRead,
  SendMessage,
  ShowTyping,
];
const files = [CancelUpload, CheckPart, FindFile, FinishUpload, OpenUpload];
const board = [Draw, GetBoard];
const materials = [AddMaterial, FindPage, ListMaterials, ListOwnMaterials, PutPage, RemoveMaterial];
const recordings = [
  ...[AnswerRecording, AskToRecord, BeginRecording, CheckChunk, DeleteRecording, EndRecording, FinishRecording, SetRecordingConsent],
  ...[StoreChunk, FindRecording, ListChunks, ListRecordings, EraseParts, EraseRecording, PrepareRecording],
];
const classroom = [DisconnectPeer, GetAttendance, GetClassroom, JoinRoom, LeaveRoom, OfferCall, ReportLine, SendSignal];
const shared = [RaiseHand, SetTimer, ShowPage];
const reports = [
  ...[AnswerReport, GetReport, ListReports, ListReportsOfPerson, OpenReportedFile],
  ...[ReportConversation, ReportPerson, ReportReview],
];

@Module({
  controllers: [
    ...operatingHandlers('messaging'),
    exportHandler('messaging', exportParts),
    ...auditHandlers('messaging'),
    ErasePerson,
    ...presence,
    ...contacts,
    ...conversations,
    ...files,
    ...materials,
    ...board,
    ...recordings,
    ...classroom,
    ...shared,
    ...reports,
    GetLessonTimeline,
    BookingConfirmed,
    PrivacyChanged,
    RequestCreated,
    RestrictionChanged,
    StandingChanged,
  ],
  providers: [
    { provide: SystemChecks, useClass: OutsideChecks },
    ChangeShared,
    FirstContact,
    LessonOfTwo,
    LessonToEnter,
    ListedTeachers,
    RecordingRemuxer,
    StandingLesson,
    SweepFiles,
    settings(MessagingConfig),
    { provide: Storage, useFactory: readStorage },
  ],
})
class MessagingModule {}

export const messaging: Service = {
  name: 'messaging',
  module: MessagingModule,
  schemas: [],
  migrations: [
    Presence1700000000000,
    Classroom1700000000002,
    Conversations1700000000003,
    Privacy1700000000004,
    CallOffers1700000000005,
    Suspensions1700000000006,
    FirstContact1700000000007,
    Reports1700000000010,
    ToldMessages1700000000014,
    Files1700000000020,
    MessageRequests1700000000022,
    ReportedFiles1700000000024,
    ReportedReviews1700000000030,
    Restrictions1700000000040,
    Materials1700000000041,
    Pages1700000000042,
    Board1700000000043,
    SharedRoom1700000000046,
    RecorderPage1700000000047,
    RoomChanges1700000000049,
    PublishRecordings1700000000048,
    Recordings1700000000044,
    AuditChain1700000000100,
  ],
  oldRows,
};
