import ts from 'typescript';
import { checkChoice, checkSegment, classNameOf, propertyNameOf, titleOf } from '../names.mjs';
import { addAmong, addImport, addItem, addMember, addProperty, find, keysOf, parse } from '../source.mjs';
import { checkFree, checkNew, edit, finish } from '../workspace.mjs';

const app = 'apps/web/src/app';
const e2e = 'apps/all-in-one/e2e';
const pathsFile = 'apps/web/src/lib/paths.ts';
const catalogue = 'libs/messages/src/catalogue.ts';

/** By area: the folder of its pages, and who sees them in the e2e tests. */
const areas = {
  student: { folder: 'student/', group: 'student', who: 'student', user: 'aUser()' },
  teacher: { folder: 'teacher/', group: 'teacher', who: 'teacher', user: 'aTeacherUser()' },
  admin: { folder: 'admin/', group: 'admin', who: 'operator', user: "aUser({ role: 'admin' })" },
  public: { folder: '', group: 'open', who: 'visitor', user: undefined },
};

/** Names that a page or its spec imports. */
const imported = ['Page', 'PageHeader'];

/** Writes a page, its spec and its words, and adds it to the URLs, to the router, to the catalogue and to the e2e tests. */
export default async function pageGenerator(tree, { area, name }) {
  checkChoice('area', area, Object.keys(areas));
  checkSegment(name);
  const className = classNameOf(name);
  if (imported.includes(className)) throw new Error(`"${name}" is taken by a component that every page imports: choose another name.`);
  const { folder, group, who, user } = areas[area];
  const home = `${app}/pages/${folder}`;
  checkFree(tree, `${home}${name}.tsx`);
  const url = `/${folder}${name}`;
  const key = propertyNameOf(area === 'public' ? name : `${area}-${name}`);
  checkNew(keysOf(tree.read(pathsFile, 'utf-8'), 'paths'), key, pathsFile);
  if (tree.read(`${app}/router.tsx`, 'utf-8').includes(`'${url}'`)) throw new Error(`${app}/router.tsx already has ${url}.`);

  const title = writeWords(tree, name);
  edit(tree, pathsFile, (text) => addProperty(text, 'paths', `${key}: '${url}'`));
  edit(tree, `${app}/router.tsx`, (text) => addRoute(text, area, `page('${url}', () => import('./pages/${folder}${name}'), '${name}')`));
  edit(tree, `${e2e}/routes.ts`, (text) => addItem(text, `routesOf.${group}`, `'${url}'`));
  const screen = `{ title: 'ROUTE-02 ${url}', path: () => '${url}', ready: heading(${JSON.stringify(title)}) }`;
  edit(tree, `${e2e}/screens.ts`, (text) => addItem(text, `screensOf.${who}`, screen));
  return finish(tree, {
    generator: import.meta.url,
    to: home,
    values: { name, className, url, title, user, up: folder ? '../../..' : '../..' },
    next:
      `Now link to it (paths.${key}), and write its words in libs/messages/locales/en/${name}.json.` +
      (area === 'public'
        ? ` If search engines should list it, add it to publicPaths in ${pathsFile} and to publicPages in the router.`
        : ''),
  });
}

/** Adds the words of a page to the catalogue, unless a page of another area has them already. Returns its title. */
function writeWords(tree, name) {
  const path = `libs/messages/locales/en/${name}.json`;
  if (tree.exists(path)) {
    const { title } = JSON.parse(tree.read(path, 'utf-8'));
    if (typeof title !== 'string') throw new Error(`${path} already exists, and has no title for a page.`);
    return title;
  }
  const variable = propertyNameOf(name);
  tree.write(path, JSON.stringify({ title: titleOf(name) }));
  edit(tree, catalogue, (text) => {
    const added = addMember(text, /^Catalogue$/, `'${name}': typeof ${variable};`);
    return addImport(added, `import type ${variable} from '../locales/en/${name}.json';`);
  });
  return titleOf(name);
}

/** Adds a route to the pages of signed-in users of an area, or before the route for pages that do not exist. */
function addRoute(text, area, route) {
  const isCall = (name, first) => (node) =>
    ts.isCallExpression(node) && node.expression.getText() === name && (first === undefined || node.arguments[0]?.text === first);
  const source = parse(text);
  if (area === 'public') {
    const at = find(source, isCall('page', '*')).getStart();
    return `${text.slice(0, at)}${route},\n${text.slice(at)}`;
  }
  return addAmong(text, find(find(source, isCall('area', area)), isCall('signedIn')).arguments, route);
}
