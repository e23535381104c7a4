import { Controller, Res, StreamableFile } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { Ask } from '@somo/platform/ask';
import { getSealed } from '@somo/platform/storage/sealed-file';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { asAttachment } from '../uploads/stream-file.js';

/** The documents that teachers hand in, for operators with two-step sign-in. */
@Controller()
export class DocumentsController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('GET /api/admin/verification/:id/document', {
    summary: "Download a teacher's document; needs two-step sign-in, and each time is in the audit log",
    of: 'verification',
    type: 'application/octet-stream',
  })
  @RateLimit('file')
  async getDocument(@Id() caseId: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<StreamableFile> {
    const { name, bytes, storedAs, dataKey } = await this.ask.for('catalog.read-document', { caseId });
    const parts: Buffer[] = [];
    for (const key of storedAs) {
      const part = await getSealed(this.storage, { storedAs: key, dataKey: Buffer.from(dataKey, 'base64') });
      if (!part) throw refuse('document-deleted');
      parts.push(part);
    }
    reply.header('content-security-policy', "default-src 'none'; sandbox").header('cache-control', 'no-store');
    return new StreamableFile(Readable.from(parts), { disposition: asAttachment(name), length: bytes });
  }
}
