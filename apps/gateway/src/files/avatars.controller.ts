import { Controller, Get, Param, Res } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import { keysOfAvatar, shownKey } from '@somo/contracts/rules/avatar';
import { Storage } from '@somo/platform/storage/storage';
import type { FastifyReply } from 'fastify';

/** Serves people's pictures. Every new picture has an address of its own, so browsers keep it for good. */
@Controller()
export class AvatarsController {
  constructor(private readonly storage: Storage) {}

  @Get('/files/avatars/:userId/:name')
  async serve(@Param('userId') userId: string, @Param('name') name: string, @Res() reply: FastifyReply): Promise<void> {
    const key = `avatars/${userId}/${name}`;
    const isPicture = keysOfAvatar(`/files/${key}`).includes(key);
    // A picture that was saved before there were small ones is shown as it is.
    const file = isPicture ? ((await this.storage.get(key)) ?? (await this.storage.get(shownKey(key)))) : undefined;
    if (!file) throw refuse('not-found');
    reply
      .type(file.contentType)
      .header('content-length', file.length)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('x-content-type-options', 'nosniff');
    await reply.send(file.body);
  }
}
