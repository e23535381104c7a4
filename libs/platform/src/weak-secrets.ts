const shortest = 20;
const minDistinct = 8;
const placeholder = /secret|password|change.?me|default|example/i;

/** Returns one sentence for each server address (by setting) whose password is easy to guess: missing, too short or a common word. */
export function weakLogins(urls: Record<string, string>): string[] {
  return Object.entries(urls)
    .filter(([, url]) => isWeak(passwordOf(url)))
    .map(([name]) => `${name} needs a password of its own, randomly generated.`);
}

/** Returns whether a secret cannot have been generated at random. */
export function isWeak(secret: string | undefined): boolean {
  return !secret || secret.length < shortest || placeholder.test(secret) || new Set(secret).size < minDistinct;
}

function passwordOf(url: string): string | undefined {
  return URL.canParse(url) ? new URL(url).password : undefined;
}
