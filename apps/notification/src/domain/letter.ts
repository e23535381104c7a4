// What an email shows, before it is drawn: the same for every kind of email.
export interface Fact {
  name: string;
  value: string;
  isTotal?: boolean;
  /** Its value is of whole sentences, which go below its name. */
  isText?: boolean;
  /** Left out if there is a headline, which has the same content. */
  isHeadline?: boolean;
}

/** What is grasped first. */
export interface Headline {
  name: string;
  main: string;
  lines: string[];
  /** What no longer takes place. */
  isOff?: boolean;
}

export interface Letter {
  language: string;
  direction: string;
  title: string;
  paragraphs: string[];
  /** The words of a person, not of Somo. */
  quote?: { name: string; text: string } | undefined;
  headline?: Headline | undefined;
  /** The times to choose from. */
  offered?: { name: string; times: string[] } | undefined;
  /** Lists of dates, each with its name. */
  dates?: { name: string; times: string[] }[];
  /** Who, what, when and how much, each with its name. */
  facts: Fact[];
  /** A line of links, with what they do. */
  links?: { name: string; links: { label: string; url: string }[] } | undefined;
  /** Below the facts. */
  notes: string[];
  button: { label: string; url: string };
  /** Why the reader gets this email. */
  footer: string;
  /** Below the footer: how to get no more such emails. */
  unsubscribe?: { label: string; url: string };
}
