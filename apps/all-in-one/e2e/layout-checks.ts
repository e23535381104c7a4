import type { Page } from '@playwright/test';
import { horizontalOverflow } from './visual-checks.js';

/** While a dialog or menu is open, only its own controls count. */
const inReach = `
  const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],#public-menu')].filter((each) => each.checkVisibility());
  const reach = dialogs.at(-1) ?? document.body;
  const name = (each) => each.tagName.toLowerCase() + ' ' + (each.getAttribute('aria-label') || each.textContent || each.id).trim().slice(0, 60);
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.getBoundingClientRect().width > 4;
`;

/** What WCAG 2.5.5 asks of a target on a phone. */
const fingerPx = 44;

/** Controls covered by something else, so that a tap at the center of no line of them reaches them. */
const covered = `(() => {
  ${inReach}
  return [...reach.querySelectorAll('a[href]:not([href="#content"]),button,input,select,[role=tab],[role=menuitem]')]
    .filter((each) => shown(each) && !each.closest('[inert],[aria-hidden=true]'))
    .filter((each) => {
      each.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      // A link of several lines has a box for each, and may be higher than the list it is in.
      return [...each.getClientRects()].every(({ left, top, width, height }) => {
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return !over || !(each.contains(over) || over.contains(each) && over === each.closest('label') || each.closest('label')?.contains(over));
      });
    })
    .map((each) => 'covered: ' + name(each));
})()`;

/** Text that is wider or taller than its container. */
const cutOff = `(() => {
  ${inReach}
  return [...reach.querySelectorAll('a[href],button,label,h1,h2,h3,[role=tab],[role=menuitem],select')]
    .filter((each) => shown(each) && getComputedStyle(each).display !== 'inline' && getComputedStyle(each).textOverflow !== 'ellipsis')
    .filter((each) => each.scrollWidth > each.clientWidth + 2 || (each.scrollHeight > each.clientHeight + 4 && !/^H\\d|LABEL$/.test(each.tagName)))
    .map((each) => 'does not fit: ' + name(each) + ' ' + [each.scrollWidth, each.clientWidth, each.scrollHeight, each.clientHeight].join(' '));
})()`;

/** Acts lower than a finger needs: buttons, what looks like one, tabs, menus and fields. Not what stands in a line of text. */
const low = `(() => {
  ${inReach}
  const inText = (each) => getComputedStyle(each).display.startsWith('inline') && each.closest('p,label,dd') && each.parentElement.textContent.trim() !== each.textContent.trim();
  return [...reach.querySelectorAll('button,a.somo-button,nav a,[role=tab],[role=menuitem],summary,select,input:not([type=checkbox],[type=radio],[readonly])')]
    .filter((each) => shown(each) && !each.closest('[inert],[aria-hidden=true],[role=columnheader],[role=rowheader]') && !inText(each))
    .filter((each) => each.getBoundingClientRect().height < ${fingerPx} - 0.5)
    .map((each) => 'too low for a finger: ' + name(each) + ' ' + Math.round(each.getBoundingClientRect().height));
})()`;

/** Elements that still animate although the user prefers reduced motion. */
const moving = `(() => {
  const seconds = (text) => Math.max(...text.split(',').map((each) => parseFloat(each) * (each.includes('ms') ? 0.001 : 1)));
  const moves = (each, pseudo) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(each, pseudo);
    return seconds(transitionDuration) > 0.02 || (animationName !== 'none' && seconds(animationDuration) > 0.02);
  };
  return [...document.querySelectorAll('body,body *')]
    .filter((each) => [undefined, '::before', '::after'].some((pseudo) => moves(each, pseudo)))
    .map((each) => 'moves: ' + each.outerHTML.slice(0, 120));
})()`;

const checker = (script: string) => (page: Page) => page.evaluate<string[]>(script);

export const coveredControls = checker(covered);
export const clippedText = checker(cutOff);
export const lowTargets = checker(low);
export const animatedElements = checker(moving);

/** Sets the root font size and returns the computed one, after its short transition. */
const setStyle = (page: Page, fontSize: string) =>
  page.evaluate<string>(`new Promise((done) => {
    document.documentElement.style.fontSize = '${fontSize}';
    requestAnimationFrame(() => requestAnimationFrame(() => done(getComputedStyle(document.documentElement).fontSize)));
  })`);

/** What overflows horizontally when a user style sheet doubles the text size. */
export async function overflowWithDoubledText(page: Page): Promise<string[]> {
  const size = await setStyle(page, '200%');
  const wide = await horizontalOverflow(page);
  await setStyle(page, '');
  return [...(size === '32px' ? [] : [`the text is ${size}`]), ...wide];
}

/** Sets the browser's text size (16 by default). */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
  await session.detach();
}
