import { Controller, Req } from '@nestjs/common';
import type { MyProfile } from '@somo/contracts/people';
import { refuse } from '@somo/contracts/refusals';
import { incomingKey, pictureBytesMax } from '@somo/contracts/rules/avatar';
import { Ask } from '@somo/platform/ask';
import { newId } from '@somo/platform/ids';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../files/receive-file.js';
import { Route } from '../http/route.js';
import { RateLimit } from '../limits/rate-limit.interceptor.js';
import { People } from '../people/people.js';

const timeoutMs = 15_000;

@Controller()
export class AvatarController {
  constructor(
    private readonly ask: Ask,
    private readonly storage: Storage,
    private readonly people: People,
  ) {}

  /** The file itself goes to the storage; catalog gets its path, and decides from its content. */
  @Route('PUT /api/me/avatar', {
    summary: 'Upload your picture: JPG, PNG or GIF, at most 2 MB',
    by: ['student', 'teacher'],
    upload: 'file',
  })
  @RateLimit('picture')
  async saveMyAvatar(@Req() request: FastifyRequest): Promise<MyProfile> {
    const file = await receiveFile(request, { field: 'file', bytes: pictureBytesMax });
    if (file === undefined) throw refuse('invalid-input', { errors: { file: ['Please choose one picture'] } });
    if (file === 'too-large') throw refuse('picture-too-large');
    const { caller } = request;
    if (caller.kind !== 'user') throw refuse('not-signed-in');
    const uploadId = newId();
    const key = incomingKey(caller.userId, uploadId);
    await this.storage.put(key, file, 'application/octet-stream');
    try {
      return await this.ask.for('catalog.save-avatar', { uploadId }, { timeoutMs });
    } finally {
      await this.storage.delete(key);
      this.people.forget(caller.userId);
    }
  }

  @Route('DELETE /api/me/avatar', { summary: 'Remove your picture', by: ['student', 'teacher'] })
  async deleteMyAvatar(): Promise<MyProfile> {
    const saved = await this.ask.for('catalog.delete-avatar', {});
    this.people.forget(saved.id);
    return saved;
  }
}
