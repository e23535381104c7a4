/** The operator of this installation, as shown on its pages; operators edit this file. */
export const operator: { email: string; copyrightYear: number; social: readonly { name: string; url: string }[] } = {
  email: 'support@somo.test',
  copyrightYear: 2024,
  /** Only accounts listed here are shown: `{ name: 'Mastodon', url: 'https://…' }`. */
  social: [],
};
