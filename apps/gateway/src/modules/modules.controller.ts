import { Body, Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { ModuleSummary, MyModule } from '@somo/contracts/people';
import { ListModulesQuery, ProgressBody } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';

@Controller()
export class ModulesController {
  constructor(private readonly ask: Ask) {}

  @Route('GET /api/modules', { by: ['public'], cache: 'public, max-age=300' })
  list(@Query() query: ListModulesQuery): Promise<Page<ModuleSummary>> {
    return this.ask.for('catalog.list-modules', { ...query });
  }

  @Route('GET /api/modules/:id', { by: ['any'] })
  get(@Id('module-not-found') moduleId: string): Promise<MyModule> {
    return this.ask.for('catalog.get-module', { moduleId });
  }

  @Route('PUT /api/modules/:id/progress', { by: ['student'] })
  saveProgress(@Id('module-not-found') moduleId: string, @Body() { completedLessons }: ProgressBody): Promise<MyModule> {
    return this.ask.for('catalog.save-progress', { moduleId, completedLessons });
  }
}
