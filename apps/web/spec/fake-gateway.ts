// A fake of the public API for tests: typed by the same map of routes, and it records every request.
import type { AnswerOf, RouteName, Routes } from '@somo/contracts/routes/map';
import type { RefusalCode } from '@somo/contracts/refusals';
import { statusOf } from '@somo/contracts/refusal-kinds';
import { refusals } from '@somo/contracts/refusals';

type BodyOf<R extends RouteName> = Routes[R] extends { body: infer Body } ? Body : undefined;

export interface Asked<R extends RouteName> {
  params: Record<string, string>;
  query: Record<string, string>;
  body: BodyOf<R>;
  key: string | null;
  token: string | null;
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Record<string, unknown>,
  ) {
    super(String(problem['detail']));
  }
}

/** Throw it in a handler to respond as the server would: `throw refused('slot-taken', { alternatives })`. */
export function refused(code: RefusalCode, more: Record<string, unknown> = {}): Error {
  const { kind, message } = refusals[code];
  return new Refused(statusOf[kind], {
    type: `urn:somo:problem:${code}`,
    title: message,
    detail: message,
    status: statusOf[kind],
    code,
    ...more,
  });
}

/** A server error without a message. */
export const broken = (): Error =>
  new Refused(500, { type: 'about:blank', title: 'Internal Server Error', status: 500, detail: '', code: 'unknown' });

type Handler = (asked: Asked<RouteName>) => unknown;

interface Call {
  route: RouteName;
  asked: Asked<RouteName>;
}

export class FakeGateway {
  private readonly handlers = new Map<string, Handler>();
  readonly calls: Call[] = [];

  constructor() {
    globalThis.fetch = (input, init) =>
      this.answer(new URL(input instanceof Request ? input.url : input, window.location.origin), init ?? {});
  }

  on<R extends RouteName>(route: R, handler: (asked: Asked<R>) => AnswerOf<R> | Promise<AnswerOf<R>>): this {
    this.handlers.set(route, handler);
    return this;
  }

  /** Returns the current handler of a route, for a test that delays or restores it. */
  handlerOf<R extends RouteName>(route: R): (asked: Asked<R>) => AnswerOf<R> | Promise<AnswerOf<R>> {
    return this.handlers.get(route) as (asked: Asked<R>) => AnswerOf<R>;
  }

  /** Returns the requests to a route, in order. */
  asked<R extends RouteName>(route: R): Asked<R>[] {
    return this.calls.filter((call) => call.route === route).map((call) => call.asked as Asked<R>);
  }

  private match(method: string, path: string): { route: RouteName; params: Record<string, string> } | null {
    const routes = [...this.handlers.keys()].sort((a, b) => a.split(':').length - b.split(':').length);
    for (const route of routes) {
      const [wanted, pattern] = route.split(' ') as [string, string];
      const found = new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path);
      if (wanted === method && found) return { route: route as RouteName, params: { ...found.groups } };
    }
    return null;
  }

  private async answer(url: URL, init: RequestInit): Promise<Response> {
    const found = this.match(init.method ?? 'GET', url.pathname);
    if (!found)
      return Response.json({ detail: `nothing answers ${init.method} ${url.pathname}`, status: 501, code: 'unknown' }, { status: 501 });
    const headers = new Headers(init.headers);
    const asked: Asked<RouteName> = {
      params: found.params,
      query: Object.fromEntries(url.searchParams),
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      key: headers.get('Idempotency-Key'),
      token: headers.get('Authorization')?.replace('Bearer ', '') ?? null,
    };
    this.calls.push({ route: found.route, asked });
    try {
      const answer = await this.handlers.get(found.route)!(asked);
      if (found.route.endsWith('.csv')) return new Response(String(answer), { headers: { 'content-type': 'text/csv; charset=utf-8' } });
      if (found.route.endsWith('.pdf')) return new Response(String(answer), { headers: pdf });
      return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return new Response(JSON.stringify(error.problem), { status: error.status, headers: { 'content-type': 'application/problem+json' } });
    }
  }
}

const pdf = { 'content-type': 'application/pdf', 'content-disposition': 'attachment; filename="somo-receipt-R-7K3M-Q9XV-2R8T.pdf"' };

/** Never resolves: for testing what a page shows while it waits. */
export const never = (): Promise<never> => new Promise(() => {});
