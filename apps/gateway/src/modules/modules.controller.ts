import { Controller, Query } from '@nestjs/common';
import type { Page } from '@somo/contracts/page';
import type { ModuleSummary, ModuleView } from '@somo/contracts/people';
import { ListModulesQuery } from '@somo/contracts/routes/teachers';
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
  get(@Id('module-not-found') moduleId: string): Promise<ModuleView> {
    return this.ask.for('catalog.get-module', { moduleId });
  }
}
