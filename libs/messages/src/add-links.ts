// The addresses behind 'Add to Google Calendar' and 'Add to Outlook.com': forms of theirs with the lesson filled in.
interface Addable {
  startsAt: string;
  endsAt: string;
  summary: string;
  /** Left out if empty. */
  description: string;
  url: string;
}

/** Returns the address of Google's form for a new event; its times are UTC. */
export function googleAddUrl({ startsAt, endsAt, summary, description, url }: Addable): string {
  const dates = `${compact(startsAt)}/${compact(endsAt)}`;
  const about = { text: summary, dates, ...(description && { details: description }), location: url };
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: 'TEMPLATE', ...about }).toString()}`;
}

/** Returns the address of Outlook.com's form for a new event; its times are UTC. */
export function outlookAddUrl({ startsAt, endsAt, summary, description, url }: Addable): string {
  const about = { startdt: startsAt, enddt: endsAt, subject: summary, ...(description && { body: description }), location: url };
  const form = { path: '/calendar/action/compose', rru: 'addevent' };
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({ ...form, ...about }).toString()}`;
}

/** '2030-01-07T08:00:00.000Z' → '20300107T080000Z' */
const compact = (instant: string): string => instant.replace(/[-:]|\.\d+/g, '');
