import { classNameOf } from '../names.mjs';
import { checkNew } from '../workspace.mjs';

export const contractsFolder = 'libs/contracts/src/routes';
const gateway = 'apps/gateway/src';

/** The part after these names the area of a route. */
const scopes = ['admin', 'me'];

/**
 * Returns where the routes of a path are: the file of contracts and the controller that have routes of the same beginning; undefined for the controller
 * where there is none yet.
 */
export function findArea(tree, path) {
  const segments = path.split('/').filter(Boolean);
  const start = segments.slice(0, scopes.includes(segments[1]) ? 3 : 2);
  const name = start.at(-1);
  const contract = closest(
    path,
    start,
    tree.children(contractsFolder).map((file) => `${contractsFolder}/${file}`),
    (file) => routesIn(tree.read(file, 'utf-8'), /^ {2}'\w+ (\/\S+)': \{/gm),
  );
  const controller = closest(path, start, controllersBelow(tree, gateway), (file) =>
    routesIn(tree.read(file, 'utf-8'), /@(?:Route|Forward)\('\w+ (\/[^']+)'/g),
  );
  if (!contract) checkNew(tree.children(contractsFolder), `${name}.ts`, contractsFolder);
  if (!controller) checkNew(tree.children(gateway), name, gateway);
  return {
    name,
    contract: contract ?? `${contractsFolder}/${name}.ts`,
    hasContract: contract !== undefined,
    interfaceName: `${classNameOf(name)}Routes`,
    controller,
    home: controller ? controller.slice(0, controller.lastIndexOf('/')) : `${gateway}/${name}`,
  };
}

/** Returns what the id of a path is of, as the routes with the same beginning say; undefined if there are none. */
export function thingOf(tree, path) {
  const [beginning] = /^.*?\/:\w+/.exec(path) ?? [];
  const declared = new RegExp(`@(?:Route|Forward)\\('\\w+ ${beginning}[/'][^@]*? of: '([^']+)'`);
  return controllersBelow(tree, gateway).flatMap((file) => declared.exec(tree.read(file, 'utf-8'))?.[1] ?? [])[0];
}

/** Returns the file with the route that shares the most of the path, and at least its start; of several, the one named after it. */
function closest(path, start, files, routesOf) {
  const wanted = path.split('/').filter(Boolean);
  const shared = (route) => {
    const parts = route.split('/').filter(Boolean);
    const differs = wanted.findIndex((part, at) => part !== parts[at]);
    return differs === -1 ? wanted.length : differs;
  };
  const ranked = files
    .map((file) => ({ file, most: Math.max(0, ...routesOf(file).map(shared)) }))
    .filter(({ most }) => most >= start.length);
  const isNamed = ({ file }) => Number(new RegExp(`/${start.at(-1)}\\.(controller\\.)?ts$`).test(file));
  return ranked.toSorted((one, other) => other.most - one.most || isNamed(other) - isNamed(one))[0]?.file;
}

const routesIn = (text, form) => [...text.matchAll(form)].map(([, route]) => route);

function controllersBelow(tree, folder) {
  return tree.children(folder).flatMap((child) => {
    const path = `${folder}/${child}`;
    if (!tree.isFile(path)) return controllersBelow(tree, path);
    return child.endsWith('.controller.ts') ? [path] : [];
  });
}
