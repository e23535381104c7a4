import { Controller } from '@nestjs/common';
import { ListModulesQuery, ProgressBody } from '@somo/contracts/routes/teachers';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';

@Controller()
@Forward('GET /api/modules', 'catalog.list-modules', {
  summary: 'List modules, optionally of one subject',
  by: ['public'],
  cache: 'public, max-age=300',
  query: ListModulesQuery,
})
@Forward('GET /api/modules/:id', 'catalog.get-module', {
  summary: 'Get a module with its lessons, and those you have completed',
  by: ['any'],
  of: 'module',
  id: 'moduleId',
})
@Forward('PUT /api/modules/:id/progress', 'catalog.save-progress', {
  summary: 'Set which lessons of a module you have completed, as a student',
  by: ['student'],
  of: 'module',
  id: 'moduleId',
  body: ProgressBody,
})
export class ModulesController {
  constructor(readonly ask: Ask) {}
}
