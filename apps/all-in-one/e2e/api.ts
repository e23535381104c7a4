import type { AnswerOf, RouteName, Routes } from '@somo/contracts/routes/map';

type BodyOf<R extends RouteName> = Routes[R] extends { body: infer Body } ? Body : undefined;

export interface Asked<R extends RouteName> {
  token?: string;
  body?: BodyOf<R>;
  query?: Record<string, string>;
  params?: Record<string, string>;
  key?: string;
}

/** Sends one request to the public API, for setup that a test does not do in the browser. */
export async function api<R extends RouteName>(
  url: string,
  route: R,
  { token, body, query = {}, params = {}, key }: Asked<R> = {},
): Promise<AnswerOf<R>> {
  const [method = '', path = ''] = route.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(`${url}${filled}${search ? `?${search}` : ''}`, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${route}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : null) as AnswerOf<R>;
}
