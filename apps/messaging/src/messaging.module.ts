import { Module } from '@nestjs/common';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { DisconnectPeer } from './classroom/commands/disconnect-peer.js';
import { JoinRoom } from './classroom/commands/join-room.js';
import { LeaveRoom } from './classroom/commands/leave-room.js';
import { ReportLine } from './classroom/commands/report-line.js';
import { SendSignal } from './classroom/commands/send-signal.js';
import { GetAttendance } from './classroom/queries/get-attendance.js';
import { GetClassroom } from './classroom/queries/get-classroom.js';
import { IceServers } from './classroom/store/ice-servers.js';
import { LessonToEnter } from './classroom/store/lesson-to-enter.js';
import { SetPresence } from './commands/set-presence.js';
import { MessagingConfig } from './messaging.config.js';
import { GetContactsPresence } from './queries/get-contacts-presence.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { BookingConfirmed } from './reactions/booking-confirmed.js';
import { Presence1700000000000 } from './store/migrations/1700000000000-presence.js';
import { Classroom1700000000002 } from './store/migrations/1700000000002-classroom.js';

const presence = [SetPresence, GetContactsPresence];
const classroom = [DisconnectPeer, GetAttendance, GetClassroom, JoinRoom, LeaveRoom, ReportLine, SendSignal];

@Module({
  controllers: [...presence, ...classroom, GetLessonTimeline, BookingConfirmed],
  providers: [IceServers, LessonToEnter, settings(MessagingConfig)],
})
export class MessagingModule {}

export const messaging: Service = {
  name: 'messaging',
  module: MessagingModule,
  schemas: [],
  migrations: [Presence1700000000000, Classroom1700000000002],
};
