import { Body, Controller, Res, type StreamableFile } from '@nestjs/common';
import { ExportLinkBody } from '@somo/contracts/routes/data-of-people';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { streamFile } from '../uploads/stream-file.js';

/** A copy of the data of somebody who cannot sign in. */
@Controller()
export class LinkedExportController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('POST /api/export/file', {
    summary: 'Download the copy of your data with the token from the email',
    by: ['public'],
    type: 'application/zip',
  })
  @RateLimit('reset-password')
  async downloadLinkedExport(@Body() { token }: ExportLinkBody, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return streamFile(this.storage, await this.ask.for('auth.find-linked-export', { token }), reply);
  }
}
