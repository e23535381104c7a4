import { Controller, Query, Res, StreamableFile } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { FileVersionQuery } from '@somo/contracts/routes/uploads';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';

/** Files of messages. Whatever they hold, a browser that opens their address only saves them. */
@Controller()
export class FilesController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('GET /api/files/:id', {
    summary: 'Download a file of a message, or the small version of a picture',
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
    const { key, name } = await this.ask.for('messaging.find-file', { fileId, version });
    const file = await this.storage.get(key);
    if (!file) throw refuse('file-not-found');
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return new StreamableFile(file.body, { disposition: asAttachment(name), length: file.length });
  }
}

/** For old clients the name in ASCII, for all others as it is (RFC 6266). */
export function asAttachment(name: string): string {
  const plain = name.replace(/[^\w.-]/g, '_');
  const whole = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
