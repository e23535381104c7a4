export const meetingLinkMax = 500;

/** Returns whether a text is a link that can be given to other people: https, without a user name or a password in it. */
export function isMeetingLink(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > meetingLinkMax || /[\s\\]/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}
