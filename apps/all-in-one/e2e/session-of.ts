import { request, type BrowserContextOptions } from '@playwright/test';
import type { SessionAnswer } from '@somo/contracts/routes/auth';
import { password, type Person } from './people.js';

/** Returns the browser storage of a signed-in user: the cookie, and the app's marker that there is one. */
export async function sessionOf(
  url: string,
  { email }: Pick<Person, 'email'>,
  remember = false,
): Promise<BrowserContextOptions['storageState']> {
  const browser = await request.newContext({ baseURL: url });
  const answer = await browser.post('/api/auth/login', { data: { email, password, remember } });
  if (!answer.ok()) throw new Error(`POST /api/auth/login: ${answer.status()} ${await answer.text()}`);
  const { user, expiresAt } = (await answer.json()) as SessionAnswer;
  const { cookies } = await browser.storageState();
  await browser.dispose();
  const mark = { name: 'somo-auth-token', value: JSON.stringify({ userId: user.id, expiresAt }) };
  return { cookies, origins: [{ origin: url, localStorage: [mark] }] };
}
