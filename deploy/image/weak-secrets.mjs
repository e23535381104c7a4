const shortest = 20;
const urls = { NATS_URL: 'nats://', REDIS_URL: 'redis://', DATABASE_URL: 'postgres://' };

/** One sentence for each setting that everybody could guess: no login, a short password, a word for a password. */
export function weakSecrets(env) {
  const passwords = Object.keys(urls)
    .filter((name) => env[name] !== undefined || name === 'NATS_URL')
    .map((name) => [name, passwordOf(env[name])]);
  if (env.SANDBOX_WEBHOOK_SECRET !== undefined) passwords.push(['SANDBOX_WEBHOOK_SECRET', env.SANDBOX_WEBHOOK_SECRET]);
  return passwords.filter(([, password]) => isWeak(password)).map(([name]) => `${name} needs a password of its own, made by chance.`);
}

export const isWeak = (password) =>
  !password || password.length < shortest || /secret|password|change.?me|default|example/i.test(password) || new Set(password).size < 8;

function passwordOf(url) {
  try {
    return decodeURIComponent(new URL(url).password);
  } catch {
    return undefined;
  }
}
