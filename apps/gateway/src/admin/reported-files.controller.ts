import { Controller, Query, Res, type StreamableFile } from '@nestjs/common';
import { ReportedFileQuery } from '@somo/contracts/routes/reports';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { streamFile } from '../uploads/stream-file.js';
import { AuditInvalidInput } from './invalid-input-auditor.js';

/** The files of messages that were reported, for operators. */
@Controller()
export class ReportedFilesController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('GET /api/admin/reports/:id/file', {
    summary: 'Download the file of a message in the copy that a report has; each time is in the audit log',
    of: 'report',
    type: 'application/octet-stream',
  })
  @AuditInvalidInput('messaging', 'open-reported-file')
  @RateLimit('file')
  async getReportedFile(
    @Id() reportId: string,
    @Query() { seq }: ReportedFileQuery,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    return streamFile(this.storage, await this.ask.for('messaging.open-reported-file', { reportId, seq }), reply);
  }
}
