import { Controller, Query } from '@nestjs/common';
import { PageQuery } from '@somo/contracts/routes/paging';
import { AddStudentNoteBody, ListStudentsQuery } from '@somo/contracts/routes/students';
import type { AcquaintancePage, KnownPersonPage, KnownTeacherPage, Student } from '@somo/contracts/students';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { People } from '../people/people.js';
import { KnownTeachers } from './known-teachers.js';

@Controller()
@Forward('POST /api/students/:id/notes', 'booking.add-student-note', {
  summary: 'Write a note about one of your students, which only you can read',
  by: ['teacher'],
  of: 'student',
  status: 201,
  id: 'studentId',
  body: AddStudentNoteBody,
  once: true,
})
@Forward('DELETE /api/student-notes/:id', 'booking.delete-student-note', {
  summary: 'Delete one of your notes about a student',
  by: ['teacher'],
  of: 'student note',
  status: 204,
  id: 'noteId',
})
export class StudentsController {
  constructor(
    readonly ask: Ask,
    private readonly people: People,
    private readonly teachers: KnownTeachers,
  ) {}

  @Route('GET /api/students', { summary: 'List your students, the one with the next lesson first', by: ['teacher'] })
  async listStudents(@Query() query: ListStudentsQuery): Promise<KnownPersonPage> {
    return this.withNames(await this.ask.for('booking.list-students', { ...query }));
  }

  @Route('GET /api/students/:id', { summary: 'Get one of your students', by: ['teacher'], of: 'student' })
  async getStudent(@Id() studentId: string): Promise<Student> {
    const student = await this.ask.for('booking.get-student', { studentId });
    return { ...(await this.people.byId(studentId)), ...student };
  }

  @Route('GET /api/me/teachers', { summary: 'List your teachers, the one with the next lesson first', by: ['student'] })
  async listMyTeachers(@Query() query: PageQuery): Promise<KnownTeacherPage> {
    return this.teachers.page(await this.ask.for('booking.list-my-teachers', { ...query }));
  }

  private async withNames({ items, ...facts }: AcquaintancePage): Promise<KnownPersonPage> {
    const people = await this.people.byIds(items.map(({ id }) => id));
    return { items: items.map((item) => ({ ...people.get(item.id)!, ...item })), ...facts };
  }
}
