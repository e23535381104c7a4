import { attemptsOf, type Attempt, type Who } from './attempts.js';
import { operationsOf, type OpenApi } from './open-api.js';

/** Access tokens of the users to send requests as; `expired` is no longer valid. */
export type Tokens = Record<Exclude<Who, 'nobody' | 'garbage'>, string>;

/** An invalid request that was not refused as it should have been. */
export interface Finding {
  attempt: string;
  status: number;
  what: string;
}

export interface BadInputOptions {
  /** Ids of existing lessons, notifications and so on that belong to none of the users above. */
  foreignIds?: string[];
  onTry?: (attempt: Attempt) => void;
}

/**
 * Sends every invalid request that can be derived from the OpenAPI document and returns the findings. An empty list means that each was
 * refused with a problem document and that no user's data changed.
 */
export async function runBadInput(baseUrl: string, tokens: Tokens, options: BadInputOptions = {}): Promise<Finding[]> {
  const document = (await (await fetch(`${baseUrl}/api/openapi.json`)).json()) as OpenApi;
  const before = await readPrivateRoutes(baseUrl, tokens);
  const findings: Finding[] = [];
  for (const operation of operationsOf(document)) {
    for (const attempt of attemptsOf(operation, new URL(baseUrl).port, options.foreignIds)) {
      options.onTry?.(attempt);
      const finding = await findProblem(baseUrl, attempt, tokens);
      if (finding) findings.push(finding);
    }
  }
  const after = await readPrivateRoutes(baseUrl, tokens);
  for (const [place, text] of Object.entries(before)) {
    if (after[place] !== text) findings.push({ attempt: place, status: 200, what: `changed from ${text} to ${after[place]}` });
  }
  return findings;
}

async function findProblem(baseUrl: string, attempt: Attempt, tokens: Tokens): Promise<Finding | undefined> {
  const response = await fetch(baseUrl + attempt.path, {
    method: attempt.method,
    headers: { ...attempt.headers, ...authorization(attempt.who, tokens) },
    body: attempt.body ?? null,
    redirect: 'manual',
  });
  const text = await response.text();
  const what = wrongWith(response, text, attempt.allowed);
  if (what) return { attempt: `${attempt.method} ${attempt.path.slice(0, 120)}: ${attempt.name}`, status: response.status, what };
  return undefined;
}

function wrongWith(response: Response, text: string, allowed: number[]): string | undefined {
  if (!allowed.includes(response.status)) return `not ${allowed.join(' or ')}: ${text.slice(0, 200)}`;
  if (!response.headers.get('content-type')?.startsWith('application/problem+json')) return 'no problem document';
  const problem = JSON.parse(text) as { status?: unknown; code?: unknown; title?: unknown };
  if (problem.status !== response.status || typeof problem.title !== 'string')
    return `a problem document that says otherwise: ${text.slice(0, 200)}`;
  if (typeof problem.code !== 'string' || !/^[a-z]+(-[a-z]+)*$/.test(problem.code)) return 'no code';
  if (/node_modules|\.[jt]s:\d+|SELECT |Error:/.test(text)) return `tells of the inside: ${text.slice(0, 200)}`;
  return undefined;
}

function authorization(who: Who, tokens: Tokens): Record<string, string> {
  if (who === 'nobody') return {};
  return { authorization: `Bearer ${who === 'garbage' ? 'garbage' : tokens[who]}` };
}

const privateRoutes = [
  '/api/auth/session',
  '/api/me/profile',
  '/api/lessons?limit=100',
  '/api/lessons/stats',
  '/api/notifications?limit=100',
];

/** Returns what the student and the teacher see of their own data, minus the field that changes with the time of day. */
async function readPrivateRoutes(baseUrl: string, tokens: Tokens): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const who of ['student', 'teacher'] as const) {
    for (const place of privateRoutes) {
      const response = await fetch(baseUrl + place, { headers: authorization(who, tokens) });
      seen[`${who} ${place}`] = (await response.text()).replace(/"nextFreeAt":"[^"]*"/g, '');
    }
  }
  return seen;
}
