/** The operator of this installation, as its pages name it. The operator edits this file. */
export const operator: {
  email: string;
  replyBusinessDays: number;
  copyrightSince: number;
  social: readonly { name: string; url: string }[];
} = {
  email: 'support@somo.test',
  /** How soon messages are answered. */
  replyBusinessDays: 2,
  /** The first year of the copyright line. */
  copyrightSince: 2024,
  /** Only what is listed here is shown: `{ name: 'Mastodon', url: 'https://…' }`. */
  social: [],
};
