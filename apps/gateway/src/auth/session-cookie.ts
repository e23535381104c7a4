import type { SignedIn } from '@somo/contracts/asks/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'refresh';
const place = { path: '/api/auth', httpOnly: true, sameSite: 'strict', secure: 'auto' } as const;

/** The refresh token lives in this cookie and nowhere else in a browser. */
export function setRefreshCookie(reply: FastifyReply, { refreshToken, refreshMaxAgeSeconds }: SignedIn): void {
  reply.setCookie(name, refreshToken, refreshMaxAgeSeconds === null ? place : { ...place, maxAge: refreshMaxAgeSeconds });
}

export function clearRefreshCookie(reply: FastifyReply): void {
  reply.clearCookie(name, place);
}

export function refreshCookieOf(request: FastifyRequest): string | undefined {
  return request.cookies[name] || undefined;
}
