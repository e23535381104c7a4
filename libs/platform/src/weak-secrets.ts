const shortest = 20;
const leastDifferent = 8;
const placeholder = /secret|password|change.?me|default|example/i;

/** One sentence for each address of a server (by its setting) whose password everybody could guess: none, a short one, a word. */
export function weakLogins(urls: Record<string, string>): string[] {
  return Object.entries(urls)
    .filter(([, url]) => isWeak(passwordOf(url)))
    .map(([name]) => `${name} needs a password of its own, made by chance.`);
}

/** Whether nobody can have made it by chance. */
export function isWeak(secret: string | undefined): boolean {
  return !secret || secret.length < shortest || placeholder.test(secret) || new Set(secret).size < leastDifferent;
}

function passwordOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).password : undefined;
}
