import { Module } from '@nestjs/common';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { BookingConfig } from './booking.config.js';
import { BookLesson } from './commands/book-lesson.js';
import { CancelBooking } from './commands/cancel-booking.js';
import { CompletePastLesson } from './jobs/complete-past-lesson.js';
import { GetLesson } from './queries/get-lesson.js';
import { LessonStats } from './queries/lesson-stats.js';
import { LessonTimeline } from './queries/lesson-timeline.js';
import { ListLessons } from './queries/list-lessons.js';
import { SiteStats } from './queries/site-stats.js';
import { PaymentExpired } from './reactions/payment-expired.js';
import { PaymentPaid } from './reactions/payment-paid.js';
import { BookingSchema } from './store/booking.schema.js';
import { Bookings1700000000000 } from './store/migrations/1700000000000-bookings.js';

const commands = [BookLesson, CancelBooking];
const queries = [GetLesson, LessonStats, LessonTimeline, ListLessons, SiteStats];
const reactions = [PaymentExpired, PaymentPaid];
const jobs = [CompletePastLesson];

@Module({ controllers: [...commands, ...queries, ...reactions, ...jobs], providers: [settings(BookingConfig)] })
export class BookingModule {}

export const booking: Service = { name: 'booking', module: BookingModule, schemas: [BookingSchema], migrations: [Bookings1700000000000] };
