// What the browsers of the floor lack, by MDN's compatibility data.
import type { CompatData, Identifier } from '@mdn/browser-compat-data';
import { floor } from '../floor';

export type Data = Pick<CompatData, 'api' | 'css' | 'javascript'>;

/** Objects of the browser that the app and its packages work with. Members of others mostly share their names with something else. */
const inUse =
  /^(Window|Document|DocumentFragment|ShadowRoot|Element|CSSStyleSheet|(HTML|SVG)\w*Element|Node|\w*Event|EventTarget|Navigator|URL\w*|Abort\w+|Response|Request|Headers|Blob|File\w*|FormData|Crypto|SubtleCrypto|Performance\w*|\w+Observer\w*|History|Location|Storage|IDB\w+|MediaDevices|MediaStream\w*|RTC\w+|Audio\w*|WebSocket|CanvasRenderingContext2D|Clipboard\w*|DataTransfer\w*|Range|Selection|ReadableStream\w*|Text\w+coder\w*|LockManager|Screen|Animation|Intl\.\w+)$/;

/** Returns the features below a feature, by name. */
function featuresOf(tree: Identifier | undefined): [string, Identifier][] {
  return Object.keys(tree ?? {}).flatMap((name) => {
    const feature = name === '__compat' ? undefined : tree?.[name];
    return feature ? [[name, feature]] : [];
  });
}

/** Returns whether a change has come by a version; `preview` and an unknown version are later. */
const isBy = (version: number, changed: string | false | undefined): boolean =>
  typeof changed === 'string' && Number.parseFloat(changed.replace('≤', '')) <= version;

/** Returns whether every browser of the floor has the feature under its own name, at least in part. What the data does not judge counts as there. */
function isThere({ __compat: compat }: Identifier): boolean {
  if (!compat) return true;
  return Object.entries(floor).every(([browser, version]) => {
    const statements = [compat.support[browser as keyof typeof floor] ?? []].flat();
    return statements.some(
      ({ version_added: added, version_removed: removed, flags, prefix, alternative_name: otherName }) =>
        isBy(version, added) && !isBy(version, removed) && !flags && !prefix && !otherName,
    );
  });
}

/**
 * Returns the names that the floor lacks in scripts: globals, `Owner.member`, members that no object of the floor has, and events that none of its objects
 * fires.
 */
export function namesMissing({ api, javascript }: Data) {
  const globals = new Set<string>();
  const statics = new Set<string>();
  const members = new Map<string, { there: boolean; inUse: boolean }>();
  const take = (owner: string, tree: Identifier, isLanguage: boolean): void => {
    for (const [name, feature] of featuresOf(tree)) {
      if (!feature.__compat) continue;
      const member = name.replace(/_static$/, '');
      if (!isThere(feature)) {
        statics.add(`${owner}.${member}`);
        if (owner === 'Window') globals.add(member);
      }
      const known = members.get(member);
      members.set(member, {
        there: (known?.there ?? false) || isThere(feature),
        inUse: (known?.inUse ?? false) || isLanguage || inUse.test(owner),
      });
    }
  };
  const language = featuresOf(javascript['builtins']);
  for (const [name, feature] of featuresOf(api)) {
    if (!isThere(feature)) globals.add(name);
    take(name, feature, false);
  }
  for (const [name, feature] of language) {
    if (!isThere(feature)) globals.add(name);
    take(name, feature, true);
  }
  for (const [name, feature] of featuresOf(javascript['builtins']?.['Intl'])) take(`Intl.${name}`, feature, true);
  const missing = [...members].filter(([, member]) => member.inUse && !member.there).map(([name]) => name);
  return { globals, statics, members: new Set(missing) };
}

/** Returns the parts of style sheets that the floor lacks: properties, `property: keyword`, `function()`, `:pseudo-class` and `@rule`. */
export function stylesMissing({ css }: Data): Set<string> {
  const missing = new Set<string>();
  const take = (name: string, feature: Identifier) => void (isThere(feature) || missing.add(name));
  for (const [property, feature] of featuresOf(css['properties'])) {
    take(property, feature);
    for (const [keyword, each] of featuresOf(feature)) take(`${property}: ${keyword.replaceAll('_', '-')}`, each);
  }
  const takeFunctions = (tree: Identifier | undefined): void => {
    for (const [name, feature] of featuresOf(tree)) {
      take(`${name}()`, feature);
      takeFunctions(feature);
    }
  };
  takeFunctions(css['types']);
  for (const [name, feature] of featuresOf(css['selectors'])) take(`:${name}`, feature);
  for (const [name, feature] of featuresOf(css['at-rules'])) take(`@${name}`, feature);
  return missing;
}
