// The browser of a sign-in, from its User-Agent header: good enough for its owner to recognize it.

// The first match counts: browsers also call themselves by the names of those they resemble.
const browsers: [part: string, name: string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];

const systems: [part: string, name: string][] = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Macintosh', 'macOS'],
  ['Linux', 'Linux'],
];

/** Returns the names of a browser and its system; null for what it does not say. */
export function nameBrowser(userAgent: string): { browser: string | null; system: string | null } {
  const named = (names: typeof browsers) => names.find(([part]) => userAgent.includes(part))?.[1] ?? null;
  return { browser: named(browsers), system: named(systems) };
}
