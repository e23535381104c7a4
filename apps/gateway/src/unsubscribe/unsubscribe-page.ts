// The page of an email's link: which emails it is about, and one button. It works without scripts and without signing in.
import type { LinkedSwitch } from '@somo/contracts/notification-settings';
import type { Problem } from '@somo/contracts/refusals';
import { refusalIn, translator } from '@somo/messages/translator';
import { escapeHtml, htmlPage } from '../http/html.js';

interface Around {
  /** The language of the reader's browser. */
  language: string;
  /** Whether it answers the button. */
  isChanged: boolean;
  fonts: string;
}

/** Returns the page; its button turns the switch the other way. */
export function unsubscribePage({ switch: name, isOn }: LinkedSwitch, { language, isChanged, fonts }: Around): string {
  const { t, formats } = translator(language, 'emails');
  const what = t(`link.what.${name}`);
  const title = isOn ? t(isChanged ? 'link.onAgain' : 'link.ask', { what }) : t('link.off', { what });
  const text = isOn && isChanged ? t('link.onText') : t(`link.effect.${name}`);
  const [turn, label] = isOn ? (['off', t('link.stop')] as const) : (['on', t('link.resume')] as const);
  const form = `<form method="post" class="answer"><input type="hidden" name="turn" value="${turn}"><button${isOn && !isChanged ? '' : ' class="quiet"'}>${escapeHtml(label)}</button></form>`;
  return htmlPage(title, `<p class="lead" role="status">${escapeHtml(text)}</p>\n${form}\n${style}`, {
    fonts,
    language,
    direction: formats.direction,
  });
}

export function refusedPage({ code, detail }: Problem, { language, fonts }: Omit<Around, 'isChanged'>): string {
  const { t, formats } = translator(language, 'emails');
  const sentence = refusalIn(language, code) ?? detail;
  return htmlPage(t('link.unknown'), `<p class="lead">${escapeHtml(sentence)}</p>\n${style}`, {
    fonts,
    language,
    direction: formats.direction,
  });
}

/** One card, as in the emails that lead here. */
const style = `<style>
.bar a { max-width: 36rem; }
main { max-width: 34rem; margin: 3rem auto; padding: 2.5rem; border-radius: 1.25rem; background: var(--panel); box-shadow: var(--shadow); }
h1 { font-size: 1.875rem; margin-bottom: 0.75rem; text-wrap: balance; }
form { margin: 0; }
.answer .quiet { background: transparent; color: var(--link); box-shadow: inset 0 0 0 1px var(--soft); }
@media (max-width: 36rem) { main { margin: 1rem; padding: 1.5rem; } h1 { font-size: 1.625rem; } }
</style>`;
