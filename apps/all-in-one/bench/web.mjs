// A first visit on a phone with a slow connection: JavaScript fetched, largest contentful paint, layout shift. In a real Chromium with 4x CPU throttling.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { dataFolder, median, startProduct } from './setup.mjs';

const rounds = 3;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const line = { offline: false, latency: 150, downloadThroughput: (1.6 * 1024 * 1024) / 8, uploadThroughput: (750 * 1024) / 8 };
const goals = { lcpMs: 2000, cls: 0.02, moreKb: 60 };
const password = 'Somo-demo-2026';

/** `ready` appears when the screen is complete; `touch` is the first interaction. */
const screens = [
  { name: '/', path: '/', ready: 'h1', kb: 150 },
  { name: '/, touched', path: '/', ready: 'article', touch: true, kb: 150 },
  { name: '/teachers', path: '/teachers', ready: 'article', kb: 200 },
  { name: '/login', path: '/login', ready: 'form' },
  { name: '/register', path: '/register', ready: 'form' },
  { name: '/student/dashboard', path: '/student/dashboard', ready: 'h1', as: 'amara@demo.somo.test' },
];

/** Runs in the page before its own scripts. */
function observePaints() {
  globalThis.seen = { lcpMs: 0, cls: 0 };
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (globalThis.seen.lcpMs = entry.startTime))).observe({
    type: 'largest-contentful-paint',
    buffered: true,
  });
  new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => (globalThis.seen.cls += entry.hadRecentInput ? 0 : entry.value)),
  ).observe({ type: 'layout-shift', buffered: true });
}

async function signIn(context, email) {
  const answer = await context.request.post(`${url}/api/auth/login`, { data: { email, password } });
  const { user, expiresAt } = await answer.json();
  const marker = JSON.stringify({ userId: user.id, expiresAt });
  await context.addInitScript((text) => localStorage.setItem('somo-auth-token', text), marker);
}

async function visit(browser, screen) {
  const context = await browser.newContext(phone);
  if (screen.as) await signIn(context, screen.as);
  await context.addInitScript(observePaints);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(response.body().then((body) => [response.url(), gzipSync(body).length]));
  });
  await page.goto(url + screen.path);
  if (screen.touch) await page.getByRole('heading', { name: 'Featured teachers' }).scrollIntoViewIfNeeded();
  await page.locator(screen.ready).first().waitFor({ timeout: 60_000 });
  // What loads right after the first paint counts too.
  await page.waitForTimeout(2000);
  page.removeAllListeners('response');
  const seen = await page.evaluate(() => globalThis.seen);
  const sizes = new Map(await Promise.all(scripts));
  await context.close();
  return { ...seen, sizes };
}

const kb = (sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0) / 1000;

const { place, remove } = await dataFolder();
const product = await startProduct({ SOMO_DATA: place, SEED: 'on' });
const { url } = product;
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  let known = new Map();
  for (const screen of screens) {
    const visits = [];
    for (let round = 0; round < rounds; round++) visits.push(await visit(browser, screen));
    const { sizes } = visits[0];
    const more = new Map([...sizes].filter(([name]) => !known.has(name)));
    const size = screen.kb ? `(goal <= ${screen.kb})` : `of which ${kb(more).toFixed(0)} not on /teachers (goal <= ${goals.moreKb})`;
    const [lcp, cls] = ['lcpMs', 'cls'].map((name) => median(visits.map((each) => each[name])));
    console.log(
      `${screen.name.padEnd(20)} JavaScript ${kb(sizes).toFixed(1).padStart(5)} kB gzip ${size.padEnd(42)} LCP ${(lcp / 1000).toFixed(2)} s (< ${goals.lcpMs / 1000})   CLS ${cls.toFixed(3)} (< ${goals.cls})`,
    );
    if (screen.name === '/teachers') known = sizes;
  }
} finally {
  await browser.close();
  await product.stop();
  await remove();
}
