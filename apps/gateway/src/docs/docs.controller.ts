import { Controller, Get, Header } from '@nestjs/common';
import { docsPage } from './docs-page.js';
import { openApiText, type OpenApiDocument } from './openapi-document.js';

@Controller()
export class DocsController {
  private readonly text = openApiText();

  @Get('/api/openapi.json')
  @Header('content-type', 'application/json; charset=utf-8')
  @Header('cache-control', 'no-cache')
  document(): string {
    return this.text;
  }

  @Get('/api/docs')
  @Header('content-type', 'text/html; charset=utf-8')
  @Header('cache-control', 'no-cache')
  page(): string {
    return docsPage(JSON.parse(this.text) as OpenApiDocument);
  }
}
