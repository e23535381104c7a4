import type { FastifyRequest } from 'fastify';

export const playCookieName = 'play';

/** Returns the token with which a browser plays a recording; of any other request, nothing. */
export function playTokenOf({ method, routeOptions, cookies }: FastifyRequest): string | undefined {
  const plays = method === 'GET' && routeOptions.url === '/api/lessons/:id/recordings/:recordingId';
  return plays ? cookies[playCookieName] : undefined;
}
