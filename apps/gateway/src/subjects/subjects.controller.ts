import { Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import { ListSubjectsQuery } from '@somo/contracts/routes/list-subjects';
import { Ask } from '@somo/platform/ask';
import { Route } from '../http/route.js';

@Controller()
export class SubjectsController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/subjects', { by: ['public'], cache: 'public, max-age=300' })
  list(@Query() query: ListSubjectsQuery): Promise<Page<string>> {
    return this.ask.for('catalog.list-subjects', { ...query });
  }
}
