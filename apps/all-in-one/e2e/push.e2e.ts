import { aStudent } from './people.js';
import { expect, test } from './somo.js';

interface Registered {
  registrations: { registrationId: string; scopeURL: string }[];
}

// Chromium without a window cannot subscribe, so what a push service would deliver is handed to the worker by the browser itself.
test('NOTF-07 a browser shows what is pushed to it, and leads only to pages of this site', async ({ open, somo }) => {
  const { page } = await open({ as: await aStudent(somo.url), serviceWorkers: 'allow' });
  await page.goto('/student/settings?tab=notifications');
  await expect(page.getByRole('button', { name: 'Turn on' }).or(page.getByText(/^Notifications from Somo are blocked/))).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const registered = new Promise<string>((done) =>
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }: Registered) => {
      for (const { registrationId, scopeURL } of registrations) if (scopeURL.startsWith(somo.url)) done(registrationId);
    }),
  );
  await page.context().grantPermissions(['notifications'], { origin: somo.url });
  await client.send('ServiceWorker.enable');
  await page.evaluate('navigator.serviceWorker.register("/sw.js").then(() => navigator.serviceWorker.ready).then(() => undefined)');
  const registrationId = await registered;
  const push = (notification: object) =>
    client.send('ServiceWorker.deliverPushMessage', {
      origin: somo.url,
      registrationId,
      data: JSON.stringify({ web_push: 8030, notification }),
    });
  await push({ title: 'New message', body: 'Kofi wrote to you.', navigate: `${somo.url}/student/messages?with=1`, tag: 'kofi' });
  await push({ title: 'Elsewhere', body: '', navigate: 'https://elsewhere.example/', tag: 'other' });
  const shown = () =>
    page.evaluate<unknown>(
      'navigator.serviceWorker.ready.then((ready) => ready.getNotifications()).then((all) => all.map(({ title, body, data }) => [title, body, data.path]).sort())',
    );
  await expect.poll(shown).toEqual([
    ['Elsewhere', '', '/'],
    ['New message', 'Kofi wrote to you.', '/student/messages?with=1'],
  ]);
});
