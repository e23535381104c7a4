import { Controller, Res, type StreamableFile } from '@nestjs/common';
import { ProofBody } from '@somo/contracts/routes/proof';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';
import { Forward } from '../http/forward.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { streamFile } from '../uploads/stream-file.js';

/** A copy of everything that Somo knows of the caller. */
@Controller()
@Forward('GET /api/me/export', 'auth.get-export', { summary: 'Get whether a copy of your data is being made or ready', by: ['any'] })
@Forward('POST /api/me/export', 'auth.request-export', {
  summary: 'Ask for a copy of your data, once a day; needs your password again, and a code if you sign in with two steps',
  by: ['any'],
  body: ProofBody,
  limit: 'password',
  status: 202,
})
export class ExportController {
  constructor(
    readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('GET /api/me/export/file', { summary: 'Download the copy of your data', by: ['any'], type: 'application/zip' })
  @RateLimit('file')
  async downloadExport(@Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    return streamFile(this.storage, await this.ask.for('auth.find-export', {}), reply);
  }
}
