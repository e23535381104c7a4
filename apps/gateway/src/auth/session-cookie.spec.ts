import cookie from '@fastify/cookie';
import type { SignedIn } from '@somo/contracts/asks/auth';
import { fastify, type FastifyInstance } from 'fastify';
import { GatewayConfig } from '../gateway.config.js';
import { SessionCookie } from './session-cookie.js';

const signedIn = { refreshToken: 'new', refreshMaxAgeSeconds: 60 } as SignedIn;

async function serverWith(config: Partial<GatewayConfig>): Promise<FastifyInstance> {
  const cookies = new SessionCookie(Object.assign(new GatewayConfig(), config));
  const server = fastify();
  await server.register(cookie);
  server.get('/set', (_, reply) => {
    cookies.set(reply, signedIn);
    return reply.send(cookies.of(reply.request) ?? 'none');
  });
  server.get('/clear', (_, reply) => {
    cookies.clear(reply);
    return reply.send('');
  });
  return server;
}

describe('the refresh cookie over https', () => {
  let server: FastifyInstance;
  const ask = async (path: string, sent?: string) => {
    const { body, headers } = await server.inject({ url: path, headers: sent ? { cookie: sent } : {} });
    return { body, set: [headers['set-cookie'] ?? []].flat() };
  };
  beforeAll(async () => void (server = await serverWith({ NODE_ENV: 'production', PUBLIC_URL: 'https://somo.example' })));
  afterAll(() => server.close());

  it('is accepted by browsers over https only, and sent to the session routes only', async () => {
    expect(await ask('/set')).toEqual({
      body: 'none',
      set: ['__Secure-refresh=new; Max-Age=60; Path=/api/auth; HttpOnly; Secure; SameSite=Strict'],
    });
  });

  it('is not read under its old name, which a page without https can plant, and that one is removed', async () => {
    const { body, set } = await ask('/set', 'refresh=old');
    expect(body).toBe('none');
    expect(set).toEqual([expect.stringMatching(/^__Secure-refresh=new;/), expect.stringMatching(/^refresh=;.*Expires=Thu, 01 Jan 1970/)]);
    expect((await ask('/set', 'refresh=old; __Secure-refresh=newer')).body).toBe('newer');
  });

  it('is cleared under both names when signing out', async () => {
    const { set } = await ask('/clear', 'refresh=old; __Secure-refresh=newer');
    expect(set.map((one) => one.split('=')[0])).toEqual(['__Secure-refresh', 'refresh']);
  });
});

it('the refresh cookie has its plain name without https', async () => {
  const server = await serverWith({ NODE_ENV: 'production', PUBLIC_URL: 'http://somo.example' });
  const { headers } = await server.inject('/set');
  await server.close();
  expect(headers['set-cookie']).toBe('refresh=new; Max-Age=60; Path=/api/auth; HttpOnly; SameSite=Strict');
});
