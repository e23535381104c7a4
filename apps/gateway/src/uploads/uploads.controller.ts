import { Body, Controller, Query, Req } from '@nestjs/common';
import { OpenUploadBody, UploadPartQuery } from '@somo/contracts/routes/uploads';
import { partKey, partPath } from '@somo/contracts/rules/uploads';
import type { MessageFile, Upload, UploadPart } from '@somo/contracts/uploads';
import { Ask } from '@somo/platform/ask';
import { Storage } from '@somo/platform/storage/storage';
import { userOf } from '@somo/platform/user-of';
import type { FastifyRequest } from 'fastify';
import { Id } from '../http/id.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { DocumentUploads } from './document-uploads.js';
import { partType, receivePart } from './receive-part.js';

const judgeMs = 30_000;
/** As long as an upload that was not sent is kept. */
const putSeconds = 24 * 3600;

/** A file goes to the storage part by part; its owner gets its id, and decides from its content. */
@Controller()
export class UploadsController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
    private readonly documents: DocumentUploads,
  ) {}

  @Route('POST /api/uploads', {
    summary: 'Begin to upload a file of at most 10 MB (25 MB for a lesson), in parts of 5 MB',
    description:
      'Put the bytes of each part at its url (as application/octet-stream, again if need be), and then say that the upload is done. A url is of this host, or a signed one of the storage, which takes no token; a part that the storage does not take may be put at `/api/uploads/{id}?part={number}`. Messages and lessons (`material`) have files, and teachers have documents checked (`verification`), which are stored encrypted and always put at this host.',
    by: ['any'],
    status: 201,
  })
  @RateLimit('upload')
  async openUpload(@Body() { purpose, name, bytes }: OpenUploadBody, @Req() { caller }: FastifyRequest): Promise<Upload> {
    if (purpose === 'verification') return this.documents.open({ name, bytes });
    const { userId } = userOf(caller);
    const { id, partBytes } = await this.ask.for('messaging.open-upload', { purpose, name, bytes });
    return { id, parts: await Promise.all(partBytes.map((size, at) => this.partOf(userId, id, { number: at + 1, bytes: size }))) };
  }

  /** It is put straight to the storage where browsers reach that. */
  private async partOf(userId: string, id: string, { number, bytes }: { number: number; bytes: number }): Promise<UploadPart> {
    const signed = await this.storage.signPut({ key: partKey(userId, id, number), bytes, contentType: partType, seconds: putSeconds });
    return { number, url: signed ?? partPath(id, number) };
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
    const { userId } = userOf(request.caller);
    const putOfMessage = async () => {
      const { bytes } = await this.ask.for('messaging.check-part', { uploadId, part });
      await receivePart(request, { storage: this.storage, key: partKey(userId, uploadId, part), bytes });
    };
    await this.documents.either(request, putOfMessage, () => this.documents.put(uploadId, part, request));
    return null;
  }

  @Route('POST /api/uploads/:id/done', {
    summary: 'Say that all parts are there; the file is then checked by its content',
    by: ['any'],
    of: 'upload',
  })
  @RateLimit('upload')
  finishUpload(@Id() uploadId: string, @Req() request: FastifyRequest): Promise<MessageFile> {
    const wait = { timeoutMs: judgeMs };
    return this.documents.either(
      request,
      () => this.ask.for('messaging.finish-upload', { uploadId }, wait),
      () => this.ask.for('catalog.finish-document', { uploadId }, wait),
    );
  }

  @Route('DELETE /api/uploads/:id', {
    summary: 'Drop an upload that was not sent, or a document that was not handed in',
    by: ['any'],
    of: 'upload',
    status: 204,
  })
  cancelUpload(@Id() uploadId: string, @Req() request: FastifyRequest): Promise<null> {
    return this.documents.either(
      request,
      () => this.ask.for('messaging.cancel-upload', { uploadId }),
      () => this.ask.for('catalog.cancel-document', { uploadId }),
    );
  }
}
