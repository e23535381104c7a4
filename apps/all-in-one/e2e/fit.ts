import type { Page } from '@playwright/test';
import { sideways } from './look.js';

/** In a dialog or menu that is open only its own controls count. */
const inReach = `
  const dialogs = [...document.querySelectorAll('[role=dialog],[role=alertdialog],[role=menu],#public-menu')].filter((each) => each.checkVisibility());
  const reach = dialogs.at(-1) ?? document.body;
  const name = (each) => each.tagName.toLowerCase() + ' ' + (each.getAttribute('aria-label') || each.textContent || each.id).trim().slice(0, 60);
  const shown = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && each.getBoundingClientRect().width > 4;
`;

/** Controls that something else lies over, so that a finger at their middle does not reach them. */
const covered = `(() => {
  ${inReach}
  return [...reach.querySelectorAll('a[href]:not([href="#content"]),button,input,select,[role=tab],[role=menuitem]')]
    .filter((each) => shown(each) && !each.closest('[inert],[aria-hidden=true]'))
    .filter((each) => {
      each.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = each.getClientRects()[0];
      const over = document.elementFromPoint(left + width / 2, top + height / 2);
      return !over || !(each.contains(over) || over.contains(each) && over === each.closest('label') || each.closest('label')?.contains(over));
    })
    .map((each) => 'covered: ' + name(each));
})()`;

/** Words that are wider or higher than what holds them. */
const cutOff = `(() => {
  ${inReach}
  return [...reach.querySelectorAll('a[href],button,label,h1,h2,h3,[role=tab],[role=menuitem],select')]
    .filter((each) => shown(each) && getComputedStyle(each).display !== 'inline' && getComputedStyle(each).textOverflow !== 'ellipsis')
    .filter((each) => each.scrollWidth > each.clientWidth + 2 || (each.scrollHeight > each.clientHeight + 4 && !/^H\\d|LABEL$/.test(each.tagName)))
    .map((each) => 'does not fit: ' + name(each) + ' ' + [each.scrollWidth, each.clientWidth, each.scrollHeight, each.clientHeight].join(' '));
})()`;

/** Whatever would move, were it to change, though the person has asked for less motion. */
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

const of = (look: string) => (page: Page) => page.evaluate<string[]>(look);

export const coveredControls = of(covered);
export const cutOffWords = of(cutOff);
export const movingThings = of(moving);

/** Gives back the size of text that is there once the style is: it comes with a transition, however short. */
const setStyle = (page: Page, fontSize: string) =>
  page.evaluate<string>(`new Promise((done) => {
    document.documentElement.style.fontSize = '${fontSize}';
    requestAnimationFrame(() => requestAnimationFrame(() => done(getComputedStyle(document.documentElement).fontSize)));
  })`);

/** What stands out to the right where a style of the person's own doubles the text. */
export async function sidewaysDoubled(page: Page): Promise<string[]> {
  const size = await setStyle(page, '200%');
  const wide = await sideways(page);
  await setStyle(page, '');
  return [...(size === '32px' ? [] : [`the text is ${size}`]), ...wide];
}

/** The size of text a person has set in their browser; its own is 16. */
export async function setTextSize(page: Page, px: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px } });
  await session.detach();
}
