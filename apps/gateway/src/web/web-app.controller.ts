import { Controller, Get, Req, Res } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { packedAs, WebFiles, type WebFile } from './web-files.js';

/** The React app: its files by name; every other address a browser opens is a page of it. */
@Controller()
export class WebAppController {
  constructor(private readonly files: WebFiles) {}

  @Get('*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const name = (request.url.split('?')[0] ?? '').slice(1);
    if (/^api(\/|$)/.test(name)) throw refuse('not-found');
    const file = this.files.get(name) ?? this.page(name, request);
    if (!file) throw refuse('not-found');
    // Files in assets/ carry a hash of their content in their name; all others may change under theirs.
    reply.header('cache-control', name.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    await send(file, request, reply);
  }

  /** A link checker or a monitor that opens the root says nothing of HTML. */
  private page(name: string, request: FastifyRequest): WebFile | undefined {
    const isPage = name === '' || (request.headers.accept?.includes('text/html') && !/\.[a-z0-9]{2,5}$/i.test(name));
    return isPage ? this.files.get('index.html') : undefined;
  }
}

async function send(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('etag', file.etag).header('vary', 'accept-encoding').type(file.type);
  if (request.headers['if-none-match']?.includes(file.etag)) {
    await reply.code(304).send();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const packed = encoding && (await packedAs(file, encoding));
  if (packed) reply.header('content-encoding', encoding);
  await reply.send(packed ?? file.body);
}
