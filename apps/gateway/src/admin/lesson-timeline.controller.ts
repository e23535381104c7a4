import { Controller } from '@nestjs/common';
import { Refusal } from '@somo/contracts/refusals';
import {
  lessonServices,
  type LessonService,
  type LessonTimeline,
  type TimelinePart,
  type TimelineQuestion,
} from '@somo/contracts/timeline';
import { Ask } from '@somo/platform/ask';
import { Log } from '@somo/platform/log';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { composeTimeline, type Part } from './compose-timeline.js';

const timeoutMs = 3000;
const isRefused = (error: unknown) => error instanceof Refusal && error.kind !== 'unavailable';

@Controller()
export class LessonTimelineController {
  constructor(
    private readonly ask: Ask,
    private readonly log: Log,
  ) {}

  /**
   * Queries the services twice, because an inbox knows events only by id: the first
   * pass collects the published events, the second finds their deliveries. Both ask
   * about every booking of the agreement, so that a moved lesson has one timeline.
   */
  @Route('GET /api/admin/lessons/:id/timeline', {
    summary: "Get a lesson's full history from all services; services that did not answer are named",
    of: 'lesson',
  })
  async lessonTimeline(@Id() lessonId: string): Promise<LessonTimeline> {
    const bookingIds = await this.bookingsOf(lessonId);
    const about = { bookingId: bookingIds.at(-1) ?? lessonId, bookingIds };
    const firstPass = await this.parts({ ...about, eventIds: [] });
    const eventIds = firstPass.flatMap(
      ({ part }) => part?.entries.flatMap((entry) => (entry.kind === 'event' ? [entry.eventId] : [])) ?? [],
    );
    return composeTimeline(lessonId, await this.parts({ ...about, eventIds }));
  }

  private parts(question: TimelineQuestion): Promise<Part[]> {
    return Promise.all(lessonServices.map(async (service) => ({ service, part: await this.partOf(service, question) })));
  }

  /** Returns undefined if the service is unavailable or fails; the response then lists it as missing. */
  private async partOf(service: LessonService, question: TimelineQuestion): Promise<TimelinePart | undefined> {
    try {
      return await this.ask.for(`${service}.get-lesson-timeline`, question, { timeoutMs });
    } catch (error) {
      if (isRefused(error)) throw error;
      this.log.warn({ err: error, service }, 'a timeline has a gap');
      return undefined;
    }
  }

  /** Returns only the lesson's own id if booking is unavailable or fails. */
  private async bookingsOf(bookingId: string): Promise<string[]> {
    try {
      return (await this.ask.for('booking.get-agreement', { bookingId }, { timeoutMs })).bookingIds;
    } catch (error) {
      if (isRefused(error)) throw error;
      return [bookingId];
    }
  }
}
