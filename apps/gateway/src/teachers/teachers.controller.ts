import { Controller, Query } from '@nestjs/common';
import type { FoundTeachers } from '@somo/contracts/asks/catalog';
import type { OpenSlots } from '@somo/contracts/lessons';
import type { Page } from '@somo/contracts/page';
import type { TeacherCard, TeacherProfile } from '@somo/contracts/people';
import { FindTeachersQuery } from '@somo/contracts/routes/find-teachers';
import { SlotsQuery } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import type { SerializedJson } from '../http/serialized-json.js';
import { SlotsCache } from './slots-cache.js';

@Controller()
export class TeachersController {
  constructor(
    private readonly ask: Ask,
    private readonly kept: SlotsCache,
  ) {}

  @Route('GET /api/teachers', { by: ['public'], cache: 'no-cache' })
  find(@Query() query: FindTeachersQuery): Promise<FoundTeachers> {
    return this.ask.for('catalog.find-teachers', { ...query });
  }

  @Route('GET /api/teachers/featured', { by: ['public'], cache: 'no-cache' })
  featured(): Promise<Page<TeacherCard>> {
    return this.ask.for('catalog.list-featured-teachers', {});
  }

  @Route('GET /api/teachers/:id', { by: ['public'], cache: 'no-cache' })
  get(@Id('teacher-not-found') teacherId: string): Promise<TeacherProfile> {
    return this.ask.for('catalog.get-teacher', { teacherId });
  }

  @Route('GET /api/teachers/:id/slots', { by: ['public'], cache: 'no-cache' })
  slots(
    @Id('teacher-not-found') teacherId: string,
    @Query() { explain, ...query }: SlotsQuery,
  ): Promise<OpenSlots | SerializedJson<OpenSlots>> {
    if (explain === 'true') return this.ask.for('scheduling.explain-slots', { teacherId, ...query });
    return this.kept.of({ teacherId, ...query });
  }
}
