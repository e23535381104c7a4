import { Controller, Param, Query, Req, Res, type StreamableFile } from '@nestjs/common';
import { AddMaterialBody, MaterialPageQuery, PutMaterialPageQuery } from '@somo/contracts/routes/materials';
import { refuse } from '@somo/contracts/refusals';
import { pageBytesMax } from '@somo/contracts/rules/pages';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { streamFile } from '../uploads/stream-file.js';
import { bringsBytes, receivePicture } from './receive-picture.js';

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
  constructor(
    readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('DELETE /api/lessons/:id/materials/:materialId', {
    summary: 'Remove a file that you added to your lesson',
    by: ['participant'],
    of: 'lesson',
    status: 204,
  })
  removeMaterial(@Id() lessonId: string, @Param('materialId') materialId: string): Promise<null> {
    return this.ask.for('messaging.remove-material', { lessonId, materialId });
  }

  @Route('PUT /api/lessons/:id/materials/:materialId/page', {
    summary: 'Put the picture of one page of a PDF that you added: a WebP of at most 10 kB (small) or 70 kB (full)',
    by: ['participant'],
    of: 'lesson',
    bytes: true,
    status: 204,
  })
  @RateLimit('page')
  async putPage(
    @Id() lessonId: string,
    @Param('materialId') materialId: string,
    @Query() query: PutMaterialPageQuery,
    @Req() request: FastifyRequest,
  ): Promise<null> {
    if (!bringsBytes(request)) {
      // Of a lesson that is not theirs, nobody learns what it takes.
      await this.ask.for('messaging.list-materials', { lessonId });
      throw refuse('wrong-content-type');
    }
    const picture = await receivePicture(request, pageBytesMax[query.size]);
    return this.ask.for('messaging.put-page', { lessonId, materialId, ...query, picture: picture.toString('base64') });
  }

  @Route('GET /api/lessons/:id/materials/:materialId/page', {
    summary: 'Get the picture of one page of a PDF of your lesson',
    by: ['participant'],
    of: 'lesson',
    type: 'image/webp',
    cache: 'private, max-age=3600',
  })
  @RateLimit('file')
  async getPage(
    @Id() lessonId: string,
    @Param('materialId') materialId: string,
    @Query() query: MaterialPageQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return streamFile(this.storage, await this.ask.for('messaging.find-page', { lessonId, materialId, ...query }), reply);
  }
}
