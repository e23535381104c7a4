import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import { FileVersionQuery } from '@somo/contracts/routes/uploads';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { streamFile } from './stream-file.js';

/** Files of messages and lessons. */
@Controller()
export class FilesController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('GET /api/files/:id', {
    summary: 'Download a file of a message or a lesson, or the small version of a picture',
    by: ['any'],
    of: 'file',
    type: 'application/octet-stream',
  })
  @RateLimit('file')
  async getFile(
    @Id() fileId: string,
    @Query() { version = 'whole' }: FileVersionQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return streamFile(this.storage, await this.ask.for('messaging.find-file', { fileId, version }), reply);
  }
}
