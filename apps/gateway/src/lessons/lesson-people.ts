import { Injectable } from '@nestjs/common';
import type { Lesson, LessonRecord } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import { People } from '../people/people.js';

/** Adds names and photos to lessons: booking knows teachers and students only by id. */
@Injectable()
export class LessonPeople {
  constructor(private readonly people: People) {}

  async one(record: LessonRecord): Promise<Lesson> {
    const { items } = await this.page({ items: [record], nextCursor: null });
    return items[0] as Lesson;
  }

  async page({ items, nextCursor }: Page<LessonRecord>): Promise<Page<Lesson>> {
    const people = await this.people.byIds(items.flatMap(({ teacherId, studentId }) => [teacherId, studentId]));
    const of = (id: string) => people.get(id) as Lesson['teacher'];
    return { items: items.map((record) => ({ ...record, teacher: of(record.teacherId), student: of(record.studentId) })), nextCursor };
  }
}
