/** What a picture has no use for, and would be found instead of the elements of the page itself. */
const references = ['id', 'for', 'name', 'href', 'tabindex', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns'];

/** Returns a page's elements as text, without money, and without what leads somewhere or is led to. */
export function pictureOf(root: Element): string {
  const picture = root.cloneNode(true) as Element;
  for (const each of picture.querySelectorAll('[data-unkept]')) each.replaceChildren('\u00a0');
  for (const each of picture.querySelectorAll('*')) for (const name of references) each.removeAttribute(name);
  // A picture that the browser has not kept is a gap then, rather than its words beside a broken frame.
  for (const each of picture.querySelectorAll('img')) each.alt = '';
  return picture.innerHTML;
}

/** Returns the rules that the app has added, without those of classes that no element has: they come from every page that was open. */
export function stylesOf(root: Element): string {
  const used = new Set([...root.querySelectorAll('[class]')].flatMap((each) => [...each.classList]));
  const isUsed = (rule: CSSRule) => {
    const own = 'selectorText' in rule ? /^\.(css-[\w-]+)/.exec(String(rule.selectorText)) : null;
    return !own || used.has(own[1] ?? '');
  };
  const sheets = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].map(({ sheet }) => [...(sheet?.cssRules ?? [])]);
  return sheets.flatMap((rules) => rules.filter(isUsed).map(({ cssText }) => cssText)).join('\n');
}
