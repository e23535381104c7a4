const segment = /^[a-z0-9_-][a-z0-9._-]*$/;
const type = /^[a-z0-9.+-]+\/[a-z0-9.+-]+(; ?[a-z-]+=[a-z0-9-]+)?$/i;

/**
 * Throws for a key that is not allowed. Keys are ours, never user input: lowercase segments that mean the same in a folder and in S3, on
 * every file system. So nothing escapes the folder (..), starts at its root, hides (.x) or ends early (NUL).
 */
export function checkKey(key: string): void {
  const segments = key.split('/');
  if (key.length > 512 || !segments.every((name) => segment.test(name) && name.length <= 128))
    throw new Error(`No key of a stored file: ${JSON.stringify(key.slice(0, 100))}`);
}

/** A prefix is the beginning of a key. */
export function checkPrefix(prefix: string): void {
  if (prefix !== '') checkKey(prefix.endsWith('/') ? prefix.slice(0, -1) : prefix);
}

export function checkContentType(contentType: string): void {
  if (contentType.length > 100 || !type.test(contentType)) throw new Error(`No content type: ${JSON.stringify(contentType.slice(0, 100))}`);
}
