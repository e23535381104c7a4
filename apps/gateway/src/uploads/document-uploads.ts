import { Injectable } from '@nestjs/common';
import { Refusal, refuse } from '@somo/contracts/refusals';
import { partPath } from '@somo/contracts/rules/uploads';
import type { Upload } from '@somo/contracts/uploads';
import { Ask } from '@somo/platform/ask';
import { putSealed } from '@somo/platform/storage/sealed-file';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyRequest } from 'fastify';
import { checkPart } from './receive-part.js';

/** Uploads of documents that teachers have checked: they pass through the gateway, which stores nothing of them that is not encrypted. */
@Injectable()
export class DocumentUploads {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
  ) {}

  async open(file: { name: string; bytes: number }): Promise<Upload> {
    const { id, partBytes } = await this.ask.for('catalog.open-document', file);
    return { id, parts: partBytes.map((_, at) => ({ number: at + 1, url: partPath(id, at + 1) })) };
  }

  async put(uploadId: string, part: number, { raw }: FastifyRequest): Promise<void> {
    const { bytes, storedAs, dataKey } = await this.ask.for('catalog.check-document-part', { uploadId, part });
    checkPart(raw, bytes);
    try {
      await putSealed(this.storage, { storedAs, dataKey: Buffer.from(dataKey, 'base64') }, raw);
    } catch (error) {
      if (!raw.complete) throw refuse('malformed-request');
      throw error;
    }
  }

  /** Acts on an upload of a message, or on a document if the caller's messages have no such upload: an id does not tell which it is of. */
  async either<T>({ caller }: FastifyRequest, ofMessage: () => Promise<T>, ofDocument: () => Promise<T>): Promise<T> {
    try {
      return await ofMessage();
    } catch (error) {
      const mayBeDocument = caller.kind === 'user' && caller.role === 'teacher';
      if (mayBeDocument && error instanceof Refusal && error.code === 'upload-not-found') return ofDocument();
      throw error;
    }
  }
}
