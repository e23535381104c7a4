import { Body, Controller } from '@nestjs/common';
import type { SavedAvailability } from '@somo/contracts/availability';
import type { LessonRecord } from '@somo/contracts/lessons';
import { Refusal } from '@somo/contracts/refusals';
import { SaveAvailabilityBody } from '@somo/contracts/routes/availability';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';

/** As many as a teacher is shown: the rest are in the list of lessons. */
const mostOutside = 50;

@Controller()
@Forward('GET /api/me/availability', 'scheduling.get-my-availability', { summary: 'Get the hours you teach', by: ['teacher'] })
export class AvailabilityController {
  constructor(
    readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('PUT /api/me/availability', {
    summary: 'Replace the hours you teach; returns the booked lessons outside them, which take place all the same',
    by: ['teacher'],
  })
  async saveMyAvailability(@Body() body: SaveAvailabilityBody): Promise<SavedAvailability> {
    const { outsideIds, ...saved } = await this.ask.for('scheduling.save-availability', body);
    const items = await this.lessons(outsideIds.slice(0, mostOutside));
    const { items: outside } = await this.people.page({ items, nextCursor: null });
    return { ...saved, outside: outside.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) };
  }

  /** Returns none while booking is unavailable: the hours are saved, and a refusal would deny that. */
  private async lessons(bookingIds: string[]): Promise<LessonRecord[]> {
    if (bookingIds.length === 0) return [];
    try {
      return await this.ask.for('booking.get-lessons', { bookingIds });
    } catch (error) {
      if (error instanceof Refusal && error.kind === 'unavailable') return [];
      throw error;
    }
  }
}
