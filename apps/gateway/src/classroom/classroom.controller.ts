import { Controller, Param } from '@nestjs/common';
import type { Classroom, LessonAttendance } from '@somo/contracts/classroom';
import type { Lesson } from '@somo/contracts/lessons';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { LessonPeople } from '../lessons/lesson-people.js';

@Controller()
export class ClassroomController {
  constructor(
    private readonly ask: Ask,
    private readonly people: LessonPeople,
  ) {}

  @Route('GET /api/lessons/:id/classroom', { by: ['participant'] })
  @RateLimit('room')
  get(@Id('lesson-not-found') lessonId: string): Promise<Classroom> {
    return this.ask.for('messaging.get-classroom', { lessonId });
  }

  @Route('GET /api/lessons/:id/attendance', { by: ['participant'] })
  attendance(@Id('lesson-not-found') lessonId: string): Promise<LessonAttendance> {
    return this.ask.for('messaging.get-attendance', { lessonId });
  }

  @Route('GET /api/classrooms/:code', { by: ['participant'] })
  async find(@Param('code') code: string): Promise<Lesson> {
    return this.people.one(await this.ask.for('booking.find-lesson', { code }));
  }
}
