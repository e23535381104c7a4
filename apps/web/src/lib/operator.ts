/** Who runs this Somo, as its pages say it. Whoever runs it edits this file. */
export const operator: {
  email: string;
  copyrightYear: number;
  replyBusinessDays: number;
  social: readonly { name: string; url: string }[];
} = {
  email: 'support@somo.test',
  copyrightYear: 2024,
  /** How soon messages are answered. */
  replyBusinessDays: 2,
  /** Only what is listed here is shown: `{ name: 'Mastodon', url: 'https://…' }`. */
  social: [],
};
