/**
 * Takes the browser's storage away until the returned function is called: access throws (site data is blocked), it is missing (a web
 * view without it), or it refuses what is written because it is full.
 */
export function withoutStorage(how: 'throws' | 'missing' | 'full'): () => void {
  const refuse = (name: string) => (): never => {
    throw new DOMException('Refused by the browser', name);
  };
  if (how === 'full') {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = refuse('QuotaExceededError');
    return () => void (Storage.prototype.setItem = setItem);
  }
  const names = ['localStorage', 'sessionStorage'] as const;
  const found = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  const get = how === 'throws' ? refuse('SecurityError') : () => null;
  for (const name of names) Object.defineProperty(window, name, { configurable: true, get });
  return () => names.forEach((name, at) => Object.defineProperty(window, name, found[at]!));
}
