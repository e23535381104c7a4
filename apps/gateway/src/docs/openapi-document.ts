import { readFileSync } from 'node:fs';

export interface OpenApiOperation {
  operationId: string;
  summary: string;
  security?: Record<string, string[]>[];
  responses: Record<string, { description: string }>;
}

export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, OpenApiOperation>>;
}

/** Returns the committed document, docs/openapi.json of this checkout. */
export function openApiText(): string {
  return readFileSync(new URL('../../../../docs/openapi.json', import.meta.url), 'utf8');
}
