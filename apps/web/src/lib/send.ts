// Sends one request to the public API, typed by the map of routes; http.ts adds the access token.
import type { AnswerOf, RouteName, Routes } from '@somo/contracts/routes/map';
import type { Problem } from '@somo/contracts/refusals';
import { isKnownZone } from '@somo/messages/zones';
import { clock } from './clock';
import { ProblemError, Unreachable } from './problem';
import { traffic } from './traffic';

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
type ParamsPart<R extends string> = [ParamNames<R>] extends [never] ? { params?: undefined } : { params: Record<ParamNames<R>, string> };
type BodyPart<T> = T extends { body: infer Body } ? ({} extends Body ? { body?: Body } : { body: Body }) : { body?: undefined };
type QueryPart<T> = T extends { query: infer Query } ? ({} extends Query ? { query?: Query } : { query: Query }) : { query?: undefined };

export type QuestionName = Extract<RouteName, `GET ${string}`>;
export type ActName = Exclude<RouteName, QuestionName>;

export type RequestOf<R extends RouteName> = ParamsPart<R> &
  BodyPart<Routes[R]> &
  QueryPart<Routes[R]> & { key?: string; signal?: AbortSignal; form?: FormData; early?: Promise<Response> };
export type ArgumentsOf<R extends RouteName> = {} extends RequestOf<R> ? [request?: RequestOf<R>] : [request: RequestOf<R>];

interface Loose {
  params?: Record<string, string>;
  body?: unknown;
  query?: object;
  key?: string;
  signal?: AbortSignal;
  /** Files, instead of a body. */
  form?: FormData;
  /** The answer, where the request was sent before. */
  early?: Promise<Response>;
}

function addressOf(path: string, { params = {}, query = {} }: Loose): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString();
  return search ? `${filled}?${search}` : filled;
}

export async function problemOf(response: Response): Promise<Problem> {
  const nothing = { type: 'about:blank', title: response.statusText, status: response.status, detail: '', code: 'unknown' };
  if (!response.headers.get('content-type')?.includes('json')) return nothing;
  return { ...nothing, ...((await response.json()) as Partial<Problem>) };
}

/** A downloaded file and the name the server gave it. */
export interface Sent {
  file: Blob;
  name: string | null;
}

export async function send<R extends RouteName>(route: R, request: RequestOf<R> | undefined, token: string | null): Promise<AnswerOf<R>> {
  const text = await answerTo(route, request, token, (response) => response.text());
  const answer = (text ? JSON.parse(text) : null) as AnswerOf<R>;
  if (text.includes('"closed":true')) (await import('./name-closed')).nameClosed(answer);
  // Few browsers ever need this.
  const isForeign = [...text.matchAll(/imeZone":"([^"]+)/g)].some(([, zone = '']) => !isKnownZone(zone));
  if (isForeign) (await import('./zone-offsets')).rememberOffsets(answer, clock.now());
  return answer;
}

export async function sendForFile<R extends RouteName>(route: R, request: RequestOf<R> | undefined, token: string | null): Promise<Sent> {
  return answerTo(route, request, token, async (response, takeTime) => {
    takeTime();
    const name = /filename="([\w.-]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1];
    return { file: await response.blob(), name: name ?? null };
  });
}

/** A connection that has said nothing for this long counts as broken. Files may take longer. */
export const silentMs = 60_000;

/** Returns about how many bytes a body takes. */
function sizeOf(body: string | FormData | null): number {
  if (typeof body === 'string') return body.length;
  return [...(body?.values() ?? [])].reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
}

/** Returns what `read` makes of the answer. */
async function answerTo<T>(
  route: RouteName,
  request: object | undefined,
  token: string | null,
  read: (response: Response, takeTime: () => void) => Promise<T>,
): Promise<T> {
  const [method, path] = route.split(' ') as [string, string];
  const loose: Loose = request ?? {};
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  if (loose.key) headers.set('Idempotency-Key', loose.key);
  const hasBody = loose.body !== undefined;
  if (hasBody) headers.set('Content-Type', 'application/json');

  loose.signal?.throwIfAborted();
  const stop = new AbortController();
  const abort = () => stop.abort();
  loose.signal?.addEventListener('abort', abort);
  const timer = loose.form ? undefined : setTimeout(abort, silentMs);
  const takeTime = () => clearTimeout(timer);
  const body = hasBody ? JSON.stringify(loose.body) : (loose.form ?? null);
  traffic.add('pages', sizeOf(body));
  const options = {
    method,
    headers,
    credentials: 'same-origin' as const,
    body,
    signal: stop.signal,
  };
  try {
    const response = await (loose.early ?? fetch(addressOf(path, loose), options));
    // A response that the browser may have cached for minutes carries an old Date header.
    if (!response.headers.get('Cache-Control')?.includes('max-age')) clock.follow(response.headers.get('Date'));
    if (!response.ok) throw new ProblemError(await problemOf(response), Number(response.headers.get('Retry-After')) || null);
    return await read(response, takeTime);
  } catch (cause) {
    if (cause instanceof ProblemError || loose.signal?.aborted) throw cause;
    throw new Unreachable(cause);
  } finally {
    takeTime();
    loose.signal?.removeEventListener('abort', abort);
  }
}
