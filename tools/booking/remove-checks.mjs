// Loaded before the product by `--import`: takes checks out of its files as they are loaded. The product itself has no switch for that.
import { register } from 'node:module';
import { isMainThread } from 'node:worker_threads';

export async function load(url, context, next) {
  const loaded = await next(url, context);
  for (const [file, check, instead] of JSON.parse(process.env.REMOVED_CHECKS)) {
    if (!url.endsWith(`/${file}`)) continue;
    const source = String(loaded.source);
    if (!source.includes(check)) throw new Error(`${file} has no ${check}`);
    loaded.source = source.replaceAll(check, instead);
  }
  return loaded;
}

// The thread that runs the hook loads this file too.
if (isMainThread) register(import.meta.url);
