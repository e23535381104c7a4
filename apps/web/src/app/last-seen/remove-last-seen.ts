import { session } from '../../lib/session';
import { hasHeading, isComplete } from './last-seen';

const lookMs = 100;
/** What is not kept never comes, and no one waits for the app for longer. */
const longest = { withHeading: 2_000, inAll: 15_000 };

/** Removes the dashboard as it was last seen once the app has drawn the page below it. */
export function removeLastSeen(root: Element, page: Element): void {
  let headingMs = 0;
  let allMs = 0;
  const timer = setInterval(() => {
    allMs += lookMs;
    if (hasHeading(root)) headingMs += lookMs;
    const isOver = headingMs >= longest.withHeading || allMs >= longest.inAll || session.state().status === 'signed-out';
    if (!isOver && !isComplete(root)) return;
    clearInterval(timer);
    const { scrollTop } = page;
    page.remove();
    window.scrollTo(0, scrollTop);
  }, lookMs);
}
