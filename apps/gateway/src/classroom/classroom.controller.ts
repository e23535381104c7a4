import { Controller, Param } from '@nestjs/common';
import type { Lesson } from '@somo/contracts/lessons';
import { BoardQuery } from '@somo/contracts/routes/board';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { LessonPeople } from '../lessons/lesson-people.js';

@Controller()
@Forward('GET /api/lessons/:id/classroom', 'messaging.get-classroom', {
  summary: 'Get the classroom of your lesson while it is open: who is in it, and the servers for the call',
  by: ['participant'],
  of: 'lesson',
  id: 'lessonId',
  limit: 'room',
})
@Forward('GET /api/lessons/:id/board', 'messaging.get-board', {
  summary: 'Get what you both drew on the board of your lesson, a part at a time',
  by: ['participant'],
  of: 'lesson',
  id: 'lessonId',
  query: BoardQuery,
})
@Forward('GET /api/lessons/:id/attendance', 'messaging.get-attendance', {
  summary: 'Get who was in the classroom of your lesson, and on what connection',
  by: ['participant'],
  of: 'lesson',
  id: 'lessonId',
})
export class ClassroomController {
  constructor(
    readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('GET /api/classrooms/:code', {
    summary: 'Find one of your lessons by its ID or the first eight characters of it',
    by: ['participant'],
    of: 'lesson',
  })
  async findClassroom(@Param('code') code: string): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.find-lesson', { code }));
  }
}
