import { Controller, Get, Header } from '@nestjs/common';
import { GatewayConfig } from '../gateway.config.js';
import { escapeHtml } from '../http/html.js';
import { ListedTeachers } from './listed-teachers.js';
import { alternatesOf } from './page-address.js';
import { WebFiles } from './web-files.js';

/** What search engines read first. Both name the domain, which the build does not know. */
@Controller()
export class SitemapController {
  constructor(
    private readonly files: WebFiles,
    private readonly config: GatewayConfig,
    private readonly teachers: ListedTeachers,
  ) {}

  @Get('/sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  async sitemap(): Promise<string> {
    const teachers = (await this.teachers.ids()).map((id) => `teachers/${id}`);
    const urls = [...[...this.files.publicPages].sort(), ...teachers].flatMap((page) => {
      const alternates = alternatesOf(page, this.config.publicUrl());
      const links = alternates.map(
        ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`,
      );
      const own = alternates.filter(({ hreflang }) => hreflang !== 'x-default');
      return own.map(({ href }) => `<url><loc>${escapeHtml(href)}</loc>${links.join('')}</url>`);
    });
    const head = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
    return `<?xml version="1.0" encoding="UTF-8"?>\n${head}\n${urls.join('\n')}\n</urlset>\n`;
  }

  @Get('/robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  robots(): string {
    const rules = this.files.get('robots.txt')?.body.toString().trimEnd() ?? 'User-agent: *';
    return `${rules}\n\nSitemap: ${this.config.publicUrl()}/sitemap.xml\n`;
  }
}
