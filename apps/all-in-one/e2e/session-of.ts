import { request, type BrowserContextOptions } from '@playwright/test';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import { password, type Somebody } from './people.js';

/** What the browser of somebody who has signed in holds: the cookie, and the app's own mark that there is one. */
export async function sessionOf(url: string, { email }: Pick<Somebody, 'email'>): Promise<BrowserContextOptions['storageState']> {
  const browser = await request.newContext({ baseURL: url });
  const answer = await browser.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`POST /api/auth/login: ${answer.status()} ${await answer.text()}`);
  const { user, expiresAt } = (await answer.json()) as SessionAnswer;
  const { cookies } = await browser.storageState();
  await browser.dispose();
  const mark = { name: 'somo-auth-token', value: JSON.stringify({ userId: user.id, expiresAt }) };
  return { cookies, origins: [{ origin: url, localStorage: [mark] }] };
}
