/** Where short messages stand: at the start of the bottom, unless they would cover what can be pressed there. */
export type ToastPlace = 'bottom-start' | 'bottom-end' | 'top-end' | 'top-start';

const places: ToastPlace[] = ['bottom-start', 'bottom-end', 'top-end', 'top-start'];
/** The headline says where one is, which a message must not hide either. */
const kept = 'h1,a[href],button,input,select,textarea,summary,[role=tab],[role=radio],[role=menuitem]';
/** The bar at the top of every page. */
export const toastTopPx = 72;
export const toastGapPx = 12;

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const overlap = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Returns the first place where the messages cover least of what can be pressed and of the headline, and nothing that has the focus if that is possible. */
export function freePlace(corner: HTMLElement, current: ToastPlace): ToastPlace {
  const { offsetWidth: width, offsetHeight: height } = corner;
  const { clientWidth, clientHeight } = document.documentElement;
  const isReversed = getComputedStyle(corner).direction === 'rtl';
  const edge = parseFloat(document.documentElement.style.getPropertyValue('--bottom-edge')) || 0;
  const boxAt = (place: ToastPlace): Box => {
    const top = place.startsWith('top') ? toastTopPx : clientHeight - edge - toastGapPx - height;
    const left = place.endsWith('start') === isReversed ? clientWidth - toastGapPx - width : toastGapPx;
    return { left, top, right: left + width, bottom: top + height };
  };
  const around = [...document.querySelectorAll<HTMLElement>(kept)]
    .filter((each) => !corner.contains(each) && !each.closest('[inert],[aria-hidden=true]'))
    .map((each) => ({ box: each.getBoundingClientRect(), weight: weightOf(each) }))
    .filter(({ box }) => box.bottom > box.top && box.bottom > 0 && box.top < clientHeight);
  const costOf = (place: ToastPlace) => around.reduce((sum, { box, weight }) => sum + (overlap(box, boxAt(place)) ? weight : 0), 0);
  const costs = places.map((place) => ({ place, cost: costOf(place) }));
  const least = Math.min(...costs.map(({ cost }) => cost));
  return costOf(current) === least ? current : costs.find(({ cost }) => cost === least)!.place;
}

function weightOf(element: HTMLElement): number {
  if (element === document.activeElement) return 100;
  // What a form is sent with is looked for next, and often the only thing at the bottom of a phone.
  if (element.matches('[type=submit]')) return 50;
  return element.matches('h1,button,input,select,textarea') ? 10 : 1;
}
