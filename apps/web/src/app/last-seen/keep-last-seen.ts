// Keeps the dashboard as it looks, encrypted. Without a connection the worker puts it into the document, and it is there until the app, which
// takes seconds on a slow processor, has drawn the page itself.
import { minuteMs } from '@somo/calendar/days';
import { toInstant } from '@somo/contracts/time';
import { i18n } from '../../i18n/i18n';
import { clock } from '../../lib/clock';
import { offsetName, shortDate, timeOf } from '../../lib/format';
import { dashboardOf } from '../../lib/paths';
import { sealedStore } from '../../lib/sealed-store';
import { toBytes } from '../../lib/sealing';
import { session } from '../../lib/session';
import { isComplete, lastSeenName, type LastSeen } from './last-seen';

/** Most dashboards are complete by then. */
const firstMs = 3_000;
/** Larger than any dashboard is. */
const largest = 1_000_000;

/** Keeps it now and then, and when the page is hidden, until the returned function is called. */
export function keepLastSeen(): () => void {
  let kept = '';
  const look = () => {
    const root = document.getElementById('root');
    const state = session.state();
    if (!root || state.status !== 'signed-in' || state.isAway || location.pathname !== dashboardOf(state.user.role)) return;
    const html = root.innerHTML;
    if (html === kept || html.length > largest || !isComplete(root)) return;
    kept = html;
    const { lang, dir } = document.documentElement;
    const seen: LastSeen = { html, css: stylesOf(root), lang, dir, note: noteFor(state.user.timeZone) };
    void sealedStore.put('page', lastSeenName, toBytes(seen)).catch(() => undefined);
  };
  const whenHidden = () => document.hidden && look();
  const first = setTimeout(look, firstMs);
  const timer = setInterval(look, minuteMs);
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

/** Returns the rules that the app has added, without those of classes that no element has: they come from every page that was open. */
function stylesOf(root: Element): string {
  const used = new Set([...root.querySelectorAll('[class]')].flatMap((each) => [...each.classList]));
  const isUsed = (rule: CSSRule) => {
    const own = 'selectorText' in rule ? /^\.(css-[\w-]+)/.exec(String(rule.selectorText)) : null;
    return !own || used.has(own[1] ?? '');
  };
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  return sheets.flatMap((rules) => rules.filter(isUsed).map(({ cssText }) => cssText)).join('\n');
}
