import { Body, Controller } from '@nestjs/common';
import type { Availability, SavedAvailability } from '@somo/contracts/availability';
import { SaveAvailabilityBody } from '@somo/contracts/routes/availability';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';

/** As many as a teacher is shown: the rest are in the list of lessons. */
const mostOutside = 50;

@Controller()
export class AvailabilityController {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('GET /api/me/availability', { by: ['teacher'] })
  get(): Promise<Availability> {
    return this.ask.for('scheduling.get-my-availability', {});
  }

  @Route('PUT /api/me/availability', { by: ['teacher'] })
  async save(@Body() body: SaveAvailabilityBody): Promise<SavedAvailability> {
    const { outsideIds, ...saved } = await this.ask.for('scheduling.save-availability', body);
    if (outsideIds.length === 0) return { ...saved, outside: [] };
    const items = await this.ask.for('booking.get-lessons', { bookingIds: outsideIds.slice(0, mostOutside) });
    const { items: outside } = await this.people.page({ items, nextCursor: null });
    return { ...saved, outside: outside.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt)) };
  }
}
