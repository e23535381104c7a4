import { Controller, Param } from '@nestjs/common';
import { AddMaterialBody } from '@somo/contracts/routes/materials';
import { Ask } from '@somo/platform/ask';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';

@Controller()
@Forward('GET /api/lessons/:id/materials', 'messaging.list-materials', {
  summary: 'List the files that you both added to your lesson',
  by: ['participant'],
  of: 'lesson',
  id: 'lessonId',
})
@Forward('POST /api/lessons/:id/materials', 'messaging.add-material', {
  summary: 'Add a file to your lesson, for both of you: an upload, or one that you added to a lesson before',
  by: ['participant'],
  of: 'lesson',
  status: 201,
  id: 'lessonId',
  body: AddMaterialBody,
})
@Forward('GET /api/me/materials', 'messaging.list-own-materials', {
  summary: 'List the files that you added to your lessons, to use them again',
  by: ['participant'],
})
export class MaterialsController {
  constructor(readonly ask: Ask) {}

  @Route('DELETE /api/lessons/:id/materials/:materialId', {
    summary: 'Remove a file that you added to your lesson',
    by: ['participant'],
    of: 'lesson',
    status: 204,
  })
  removeMaterial(@Id() lessonId: string, @Param('materialId') materialId: string): Promise<null> {
    return this.ask.for('messaging.remove-material', { lessonId, materialId });
  }
}
