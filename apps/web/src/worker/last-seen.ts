// Puts the dashboard as it was last seen into the document that opens without a connection: it is painted before the app is evaluated.
import { lastSeenId, lastSeenName, type LastSeen } from '../app/last-seen/last-seen';
import { clock } from '../lib/clock';
import { decrypt } from '../lib/decrypt';
import { findDevice } from '../lib/device-database';
import { keptMs } from '../lib/kept-ms';
import { openSealed } from '../lib/sealed-database';
import { holdScripts } from './hold-scripts';

/** No one waits longer for a database that does not answer. */
const readingMs = 1_000;

const styles = `
#${lastSeenId} { position: fixed; inset: 0; z-index: 1; overflow: auto; background: inherit; }
#${lastSeenId} > p { position: fixed; inset: auto 0 0; margin: 0; padding: 0.75rem 1rem; text-align: center; color: #fff; background: #1e2757; }
`;

/** Returns the shell with the dashboard in it, where this device may show one at this address; otherwise the shell as it is. */
export async function withLastSeen(shell: Response, { pathname }: URL, build: string): Promise<Response> {
  const silence = new Promise<null>((resume) => setTimeout(() => resume(null), readingMs));
  const drawn = (async () => {
    const seen = await readLastSeen(pathname, build);
    return seen && documentWith(await shell.clone().text(), seen);
  })();
  const page = await Promise.race([drawn.catch(() => null), silence]);
  if (!page) return shell;
  const headers = new Headers(shell.headers);
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return new Response(page, { status: shell.status, headers });
}

/** Returns what was last seen by the person whose session this device knows, at an address that leads them to their dashboard. */
async function readLastSeen(pathname: string, build: string): Promise<LastSeen | null> {
  const device = await findDevice();
  if (device?.build !== build || clock.now() - (device.confirmedAt ?? 0) > keptMs) return null;
  if (![device.redirectTo, '/login', '/'].includes(pathname)) return null;
  const db = await openSealed();
  const sealed = await db.get('records', [device.name, 'page', lastSeenName]).finally(() => db.close());
  const bytes = sealed ? await decrypt(sealed, device.key) : null;
  const seen = bytes && (JSON.parse(new TextDecoder().decode(bytes)) as LastSeen);
  return seen?.build === build ? seen : null;
}

/** Nothing in it can be pressed, and it is not read out: the page itself comes soon. */
function documentWith(shell: string, { html, css, lang, dir, note }: LastSeen): string {
  const rules = (css + styles).replaceAll('</', '<\\/');
  const picture = `<div id="${lastSeenId}" lang="${escape(lang)}" dir="${escape(dir)}" aria-hidden="true"><style>${rules}</style><div inert>${html}</div><p>${escape(note)}</p></div>`;
  return holdScripts(
    shell.replace('<div id="root">', (tag) => picture + tag),
    'screen',
  );
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
