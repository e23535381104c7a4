import { Controller, Query } from '@nestjs/common';
import type { OpenSlots } from '@somo/contracts/lessons';
import { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { SlotsQuery } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import type { SerializedJson } from '../http/serialized-json.js';
import { SlotsCache } from './slots-cache.js';

@Controller()
@Forward('GET /api/teachers', 'catalog.find-teachers', {
  summary: 'Search for teachers',
  description:
    'q finds names, subjects and modules, words people use for subjects (maths, ICT) and misspellings; searchedFor names the subjects meant, and isGuess says that no teacher has the words themselves. sort=best, the default, puts teachers first who have a word that begins with q, then those with open times in the next 14 days, then by rating (as if five more students had given 4.5 stars, like sort=rating), then by completeness of the profile (bio, languages, grade levels, country, picture), then the newest. hours, or weekdays (0 is Sunday) and fromTime up to toTime, are when a lesson may start by the clock of timeZone, in the next 14 days; hours past midnight belong to the next day. nextFreeAt and nextTimes are the first open times within what is asked for. Where only the time is why nobody is found, nearest names up to three teachers with the open time nearest to it. favorites is for signed-in students. A cursor belongs to its sort and filters.',
  by: ['public'],
  cache: 'no-cache',
  query: FindTeachersQuery,
})
@Forward('GET /api/teachers/featured', 'catalog.list-featured-teachers', {
  operationId: 'featuredTeachers',
  summary: 'List featured teachers',
  by: ['public'],
  cache: 'no-cache',
})
@Forward('GET /api/teachers/:id', 'catalog.get-teacher', {
  summary: "Get a teacher's profile",
  by: ['public'],
  of: 'teacher',
  cache: 'no-cache',
  id: 'teacherId',
})
export class TeachersController {
  constructor(
    readonly ask: Ask,
    private readonly kept: SlotsCache,
  ) {}

  @Route('GET /api/teachers/:id/slots', {
    summary: "List a teacher's open times by day; from and to are days in timeZone, both included",
    by: ['public'],
    of: 'teacher',
    cache: 'no-cache',
  })
  listOpenSlots(@Id() teacherId: string, @Query() { explain, ...query }: SlotsQuery): Promise<OpenSlots | SerializedJson<OpenSlots>> {
    if (explain === 'true') return this.ask.for('scheduling.explain-slots', { teacherId, ...query });
    return this.kept.of({ teacherId, ...query });
  }
}
