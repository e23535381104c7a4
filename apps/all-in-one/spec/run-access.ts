import { operationsOf, type OpenApi, type Operation } from '@somo/testing/bad-input/open-api';
import type { AccessAttempt } from './access-attempts.js';
import type { Person } from '@somo/gateway/access/audience';

export interface AccessWorld {
  url: string;
  tokens: Record<Exclude<Person, 'visitor'>, string>;
  /** Ids and texts of the things, which only their owners may receive. */
  secrets: Record<string, string>;
}

const insiders: readonly Person[] = ['its student', 'its teacher'];

export async function readOperations(url: string): Promise<Operation[]> {
  return operationsOf((await (await fetch(`${url}/api/openapi.json`)).json()) as OpenApi);
}

/** Sends the requests one by one and returns what went wrong: a status that the matrix rules out, or something private in an answer. */
export async function findLeaks(world: AccessWorld, attempts: readonly AccessAttempt[]): Promise<string[]> {
  const findings: string[] = [];
  for (const attempt of attempts) {
    const { status, text } = await send(world, attempt);
    if (!attempt.statuses(status)) findings.push(`${attempt.name}: ${status} ${text.slice(0, 200)}`);
    const leaked = leakedIn(text, attempt, world.secrets);
    if (leaked.length > 0) findings.push(`${attempt.name}: the answer has ${leaked.join(', ')}`);
  }
  return findings;
}

async function send({ url, tokens }: AccessWorld, { method, path, person, body }: AccessAttempt) {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(person === 'visitor' ? {} : { authorization: `Bearer ${tokens[person]}` }),
    },
    body: body ?? null,
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
}

/** A refusal may repeat the id that it was asked for; an answer may not. */
function leakedIn(text: string, { path, expected, person }: AccessAttempt, secrets: Record<string, string>): string[] {
  const entitled = expected === 'theirs' || (expected === 'own' && insiders.includes(person));
  if (entitled) return [];
  return Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret) && !(expected === 'refused' && path.includes(secret)))
    .map(([name]) => name);
}
