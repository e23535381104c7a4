import { Module } from '@nestjs/common';
import { erasingHandler } from '@somo/platform/operating/erasing-handler';
import { exportHandler } from '@somo/platform/operating/export-handler';
import { operatingHandlers } from '@somo/platform/operating/operating-handlers';
import type { Service } from '@somo/platform/service';
import { settings } from '@somo/platform/settings';
import { CalendarAddresses } from './calendars/calendar-addresses.js';
import { Calendars } from './calendars/calendars.js';
import { ReadCalendar } from './calendars/read-calendar.js';
import { AddCalendar } from './commands/add-calendar.js';
import { IgnoreBusyTime } from './commands/ignore-busy-time.js';
import { RemoveCalendar } from './commands/remove-calendar.js';
import { RemoveWait } from './commands/remove-wait.js';
import { SaveAvailability } from './commands/save-availability.js';
import { SaveTeachingSettings } from './commands/save-teaching-settings.js';
import { SaveWait } from './commands/save-wait.js';
import { ExtendHorizon } from './jobs/extend-horizon.js';
import { ReadCalendarAgain } from './jobs/read-calendar-again.js';
import { FetchFeed } from './outside/feed/fetch-feed.js';
import { IcsReader } from './outside/ics/ics-reader.js';
import { ExplainSlots } from './queries/explain-slots.js';
import { GetHours } from './queries/get-hours.js';
import { GetMeetingLinks } from './queries/get-meeting-links.js';
import { GetMyAvailability } from './queries/get-my-availability.js';
import { GetLessonTimeline } from './queries/get-lesson-timeline.js';
import { GetTeachingSettings } from './queries/get-teaching-settings.js';
import { ListBusyTimes } from './queries/list-busy-times.js';
import { ListCalendars } from './queries/list-calendars.js';
import { ListOpenSlots } from './queries/list-open-slots.js';
import { ListWaits } from './queries/list-waits.js';
import { BookingChanged } from './reactions/booking-changed.js';
import { PrivacyChanged } from './reactions/privacy-changed.js';
import { StandingChanged } from './reactions/standing-changed.js';
import { TermsChanged } from './reactions/terms-changed.js';
import { UserOnboarded } from './reactions/user-onboarded.js';
import { HoursOfTeacher } from './hours/hours-of-teacher.js';
import { SchedulingConfig } from './scheduling.config.js';
import { Availability1700000000000 } from './store/migrations/1700000000000-availability.js';
import { BusyVersion1700000000001 } from './store/migrations/1700000000001-busy-version.js';
import { InstantBooking1700000000002 } from './store/migrations/1700000000002-instant-booking.js';
import { TeachingSettings1700000000003 } from './store/migrations/1700000000003-teaching-settings.js';
import { TeachersTime1700000000004 } from './store/migrations/1700000000004-teachers-time.js';
import { OpeningsOnly1700000000005 } from './store/migrations/1700000000005-openings-only.js';
import { AnnouncedTimes1700000000006 } from './store/migrations/1700000000006-announced-times.js';
import { PublishHours1700000000007 } from './store/migrations/1700000000007-publish-hours.js';
import { PlanHorizons1700000000008 } from './store/migrations/1700000000008-plan-horizons.js';
import { SharedAvailability1700000000009 } from './store/migrations/1700000000009-shared-availability.js';
import { Suspensions1700000000010 } from './store/migrations/1700000000010-suspensions.js';
import { TimeZones1700000000011 } from './store/migrations/1700000000011-time-zones.js';
import { Pauses1700000000012 } from './store/migrations/1700000000012-pauses.js';
import { ExternalCalendars1700000000030 } from './store/migrations/1700000000030-external-calendars.js';
import { OutsideBusy1700000000031 } from './store/migrations/1700000000031-outside-busy.js';
import { Waits1700000000032 } from './store/migrations/1700000000032-waits.js';
import { OfferVersions } from './store/offer-versions.js';
import { personalColumns } from './erasure/personal-columns.js';
import { exportParts } from './store/export-parts.js';

const commands = [AddCalendar, IgnoreBusyTime, RemoveCalendar, RemoveWait, SaveAvailability, SaveTeachingSettings, SaveWait];
const queries = [
  ExplainSlots,
  GetHours,
  GetLessonTimeline,
  GetMeetingLinks,
  GetMyAvailability,
  GetTeachingSettings,
  ListBusyTimes,
  ListCalendars,
  ListOpenSlots,
  ListWaits,
];
const reactions = [BookingChanged, PrivacyChanged, StandingChanged, TermsChanged, UserOnboarded];
const jobs = [ExtendHorizon, ReadCalendarAgain];

@Module({
  controllers: [
    ...operatingHandlers('scheduling'),
    exportHandler('scheduling', exportParts),
    erasingHandler('scheduling', personalColumns),
    ...commands,
    ...queries,
    ...reactions,
    ...jobs,
  ],
  providers: [
    ...[CalendarAddresses, Calendars, FetchFeed, HoursOfTeacher, IcsReader, OfferVersions, ReadCalendar],
    settings(SchedulingConfig),
  ],
})
class SchedulingModule {}

export const scheduling: Service = {
  name: 'scheduling',
  module: SchedulingModule,
  schemas: [],
  migrations: [
    Availability1700000000000,
    BusyVersion1700000000001,
    InstantBooking1700000000002,
    TeachingSettings1700000000003,
    TeachersTime1700000000004,
    OpeningsOnly1700000000005,
    AnnouncedTimes1700000000006,
    PublishHours1700000000007,
    PlanHorizons1700000000008,
    SharedAvailability1700000000009,
    Suspensions1700000000010,
    TimeZones1700000000011,
    Pauses1700000000012,
    ExternalCalendars1700000000030,
    OutsideBusy1700000000031,
    Waits1700000000032,
  ],
};
