// Keeps the dashboard as it looks, encrypted. Without a connection the worker puts it into the document, and it is there until the app, which
// takes seconds on a slow processor, has drawn the page itself.
import { minuteMs } from '@somo/calendar/days';
import { toInstant } from '@somo/contracts/time';
import { i18n } from '../../i18n/i18n';
import { buildName } from '../../lib/build-name';
import { clock } from '../../lib/clock';
import { offsetName, shortDate, timeOf } from '../../lib/format';
import { isLive } from '../../lib/live';
import { paths } from '../../lib/paths';
import { sealedStore } from '../../lib/sealed-store';
import { toBytes } from '../../lib/sealing';
import { session } from '../../lib/session';
import { isComplete, lastSeenName, type LastSeen } from './last-seen';
import { pictureOf, stylesOf } from './picture-of';

/** Most dashboards are complete by then. */
const firstMs = 3_000;
/** Larger than any dashboard is. */
const largest = 1_000_000;

/** Operators' pages are not kept. */
const dashboards: string[] = [paths.studentDashboard, paths.teacherDashboard];

/** Keeps it now and then, and when the page is hidden, until the returned function is called. */
export function keepLastSeen(): () => void {
  let kept = '';
  const look = () => {
    const root = document.getElementById('root');
    const state = session.state();
    // What is kept first has just been fetched; later, the page is current as long as it is told of changes.
    const isCurrent = kept === '' || isLive();
    if (!root || !isCurrent || !navigator.onLine || state.status !== 'signed-in' || state.isAway) return;
    if (!dashboards.includes(location.pathname) || !isComplete(root)) return;
    const html = pictureOf(root);
    if (html === kept || html.length > largest) return;
    kept = html;
    const { lang, dir } = document.documentElement;
    const seen: LastSeen = { build: buildName(), html, css: stylesOf(root), lang, dir, note: noteFor(state.user.timeZone) };
    void sealedStore.put('page', lastSeenName, toBytes(seen)).catch(() => undefined);
  };
  const first = setTimeout(look, firstMs);
  const timer = setInterval(look, minuteMs);
  const whenHidden = () => document.hidden && look();
  document.addEventListener('visibilitychange', whenHidden);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', whenHidden);
  };
}

function noteFor(zone: string): string {
  const at = clock.now();
  const time = `${timeOf(toInstant(at), zone)} (${offsetName(zone, at)})`;
  return i18n.t('offlineCopy', { time: i18n.t('dayAtTime', { day: shortDate(toInstant(at), zone), time }) });
}
