const shortest = 20;
const leastDifferent = 8;
const placeholder = /secret|password|change.?me|default|example/i;
const urls = ['NATS_URL', 'REDIS_URL', 'DATABASE_URL'];

/** One sentence for each address of a server whose password everybody could guess: none, a short one, a word. */
export function weakLogins(env: Record<string, string | undefined>): string[] {
  return urls
    .filter((name) => (env[name] !== undefined || name === 'NATS_URL') && isWeak(passwordOf(env[name])))
    .map((name) => `${name} needs a password of its own, made by chance.`);
}

/** Whether nobody can have made it by chance. */
export function isWeak(secret: string | undefined): boolean {
  return !secret || secret.length < shortest || placeholder.test(secret) || new Set(secret).size < leastDifferent;
}

function passwordOf(url = ''): string | undefined {
  return URL.canParse(url) ? decodeURIComponent(new URL(url).password) : undefined;
}
