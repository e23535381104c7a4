import type { Classroom, LessonAttendance } from '../classroom.js';
import type { Lesson } from '../lessons.js';

export interface ClassroomRoutes {
  'GET /api/lessons/:id/classroom': { answer: Classroom };
  'GET /api/lessons/:id/attendance': { answer: LessonAttendance };
  /** `code`: a lesson's id or its first eight characters; among the caller's own lessons the one nearest to now. */
  'GET /api/classrooms/:code': { answer: Lesson };
}
