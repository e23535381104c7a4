import { Controller, Get, Req, Res } from '@nestjs/common';
import { refuse } from '@somo/contracts/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';
import { FeaturedPage } from './featured-page.js';
import { alternatesOf, pageInUnknownLanguage, pageOf, teacherIn } from './page-address.js';
import { TeacherPage } from './teacher-page.js';
import { WebFiles, type WebFile } from './web-files.js';

/** Serves the React app: its files by name; every other URL a browser opens is a page of it. */
@Controller()
export class WebAppController {
  constructor(
    private readonly files: WebFiles,
    private readonly teacher: TeacherPage,
    private readonly featured: FeaturedPage,
    private readonly config: GatewayConfig,
  ) {}

  @Get('*')
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = '', question = ''] = request.url.split('?');
    const name = this.nameOf(path.slice(1));
    if (/^(api|metrics)(\/|$)/.test(name)) throw refuse('not-found');
    const file = this.files.get(name) ?? (isPage(name, request) ? await this.page(name, question !== '', request, reply) : undefined);
    if (!file) throw refuse('not-found');
    // Files in assets/ carry a content hash in their name; all others may change under the same name, and are revalidated.
    if (name.startsWith('assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
    else reply.header('cache-control', 'no-cache').header('etag', file.etag);
    if (file.type.startsWith('text/html')) this.nameLanguages(name, reply);
    await send(file, request, reply);
  }

  /** With OFFLINE=off, a worker that removes the other takes its place. */
  private nameOf(name: string): string {
    return name === 'sw.js' && this.config.OFFLINE === 'off' ? 'sw-off.js' : name;
  }

  /** Names a public page's URLs in all languages, whose domain the build does not know; one in a language that there is not is not found. */
  private nameLanguages(name: string, reply: FastifyReply): void {
    const { page } = pageOf(name);
    const links = this.isPublic(page) ? alternatesOf(page, this.config.publicUrl()) : [];
    if (links.length > 0)
      reply.header('link', links.map(({ hreflang, href }) => `<${href}>; rel="alternate"; hreflang="${hreflang}"`).join(', '));
    const unknown = pageInUnknownLanguage(name);
    if (links.length === 0 && unknown !== undefined && this.isPublic(unknown)) reply.code(404);
  }

  private isPublic(page: string): boolean {
    return this.files.publicPages.has(page) || teacherIn(page) !== undefined;
  }

  private async page(name: string, asked: boolean, { headers }: FastifyRequest, reply: FastifyReply): Promise<WebFile | undefined> {
    const filled = asked ? undefined : await this.featured.filled(name, /^on\b/i.test(String(headers['save-data'])));
    if (filled) reply.header('vary', 'save-data');
    const page = this.files.page(name, asked);
    return filled ?? (page && (await this.teacher.headed(page, name)));
  }
}

/** `/` always counts as a page: link checkers and monitors request it without accepting HTML. */
function isPage(name: string, request: FastifyRequest): boolean {
  return name === '' || Boolean(request.headers.accept?.includes('text/html') && !/\.[a-z0-9]{2,5}$/i.test(name));
}

async function send(file: WebFile, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.type(file.type);
  if (file.packed.br ?? file.packed.gzip) reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (request.headers['if-none-match']?.includes(file.etag)) {
    await reply.code(304).send();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find((each) => file.packed[each] && new RegExp(`\\b${each}\\b`).test(accepted));
  if (encoding) reply.header('content-encoding', encoding);
  await reply.send((encoding && file.packed[encoding]) ?? file.body);
}
