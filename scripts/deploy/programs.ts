import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { serviceNames } from '@somo/contracts/services';

export interface Program {
  name: string;
  app: string;
  role: 'main' | 'worker';
}

/** Every program that is deployed: the gateway, each service, and a worker where a service has jobs. */
export const programs: Program[] = ['gateway', ...serviceNames].flatMap((app) => [
  { name: app, app, role: 'main' as const },
  ...(existsSync(`apps/${app}/src/worker.ts`) ? [{ name: `${app}-worker`, app, role: 'worker' as const }] : []),
]);

const inClass = /^ {2}([A-Z][A-Z0-9_]+)\??(?:!|:[^=;]+)? = /gm;
const namesIn = (path: string) => [...readFileSync(path, 'utf8').matchAll(inClass)].map(([, name]) => name ?? '');

/** Those that share the storage of files. */
const storing = ['gateway', 'auth', 'catalog', 'messaging'];

/** The settings that one program reads, from the classes that check them. */
export function settingsOf({ app }: Program): string[] {
  const own = readdirSync(`apps/${app}/src`).filter((file) => file.endsWith('.config.ts'));
  const files = storing.includes(app) ? namesIn('libs/platform/src/storage/storage-config.ts') : [];
  return [...namesIn('libs/platform/src/process-config.ts'), ...files, ...own.flatMap((file) => namesIn(`apps/${app}/src/${file}`))];
}
