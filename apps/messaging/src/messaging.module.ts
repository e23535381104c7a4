import { Module } from '@nestjs/common';
import type { Service } from '@somo/platform/service';
import { SetPresence } from './commands/set-presence.js';
import { ContactsPresence } from './queries/contacts-presence.js';
import { LessonTimeline } from './queries/lesson-timeline.js';
import { BookingConfirmed } from './reactions/booking-confirmed.js';
import { Presence1700000000000 } from './store/migrations/1700000000000-presence.js';

@Module({ controllers: [SetPresence, ContactsPresence, LessonTimeline, BookingConfirmed] })
export class MessagingModule {}

export const messaging: Service = {
  name: 'messaging',
  module: MessagingModule,
  schemas: [],
  migrations: [Presence1700000000000],
};
