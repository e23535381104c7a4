import { Body, Controller, Query, Req } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { OpenUploadBody, UploadPartQuery } from '@somo/contracts/routes/uploads';
import { partKey } from '@somo/contracts/rules/uploads';
import type { MessageFile, Upload } from '@somo/contracts/uploads';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyRequest } from 'fastify';
import { Forward } from '../http/forward.js';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { receivePart } from './receive-part.js';

const judgeMs = 30_000;

/** A file goes to the storage part by part; its owner gets its id, and decides from its content. */
@Controller()
@Forward('DELETE /api/uploads/:id', 'messaging.cancel-upload', {
  summary: 'Drop an upload that no message has',
  by: ['any'],
  of: 'upload',
  status: 204,
  id: 'uploadId',
})
export class UploadsController {
  constructor(
    readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  @Route('POST /api/uploads', {
    summary: 'Begin to upload a file of at most 10 MB, in parts of 5 MB',
    description:
      'Put the bytes of each part at its url, again if need be, and then say that the upload is done. Messages alone have files so far.',
    by: ['any'],
    status: 201,
  })
  @RateLimit('upload')
  async openUpload(@Body() { purpose, name, bytes }: OpenUploadBody): Promise<Upload> {
    if (purpose !== 'message') throw refuse('purpose-not-offered');
    const { id, partBytes } = await this.ask.for('messaging.open-upload', { name, bytes });
    return { id, parts: partBytes.map((_, at) => ({ number: at + 1, url: `/api/uploads/${id}?part=${at + 1}` })) };
  }

  @Route('PUT /api/uploads/:id', {
    summary: 'Put the bytes of one part of an upload; putting it again replaces it',
    by: ['any'],
    of: 'upload',
    bytes: true,
    status: 204,
  })
  @RateLimit('upload-part')
  async putUploadPart(@Id() uploadId: string, @Query() { part }: UploadPartQuery, @Req() request: FastifyRequest): Promise<null> {
    const { caller } = request;
    if (caller.kind !== 'user') throw refuse('not-signed-in');
    const { bytes } = await this.ask.for('messaging.check-part', { uploadId, part });
    await receivePart(request, { storage: this.storage, key: partKey(caller.userId, uploadId, part), bytes });
    return null;
  }

  @Route('POST /api/uploads/:id/done', {
    summary: 'Say that all parts are there; the file is then checked by its content',
    by: ['any'],
    of: 'upload',
  })
  @RateLimit('upload')
  finishUpload(@Id() uploadId: string): Promise<MessageFile> {
    return this.ask.for('messaging.finish-upload', { uploadId }, { timeoutMs: judgeMs });
  }
}
