import { Module } from '@nestjs/common';
import type { Service } from '@somo/platform/service';
import { SetPresence } from './commands/set-presence.js';
import { GetContactsPresence } from './queries/get-contacts-presence.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { BookingConfirmed } from './reactions/booking-confirmed.js';
import { Presence1700000000000 } from './store/migrations/1700000000000-presence.js';

@Module({ controllers: [SetPresence, GetContactsPresence, GetLessonTimeline, BookingConfirmed] })
export class MessagingModule {}

export const messaging: Service = {
  name: 'messaging',
  module: MessagingModule,
  schemas: [],
  migrations: [Presence1700000000000],
};
