// What the generators know of this repository: its services, the lists of their modules, and the maps of contracts.
import { formatFiles, generateFiles } from '@nx/devkit';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkChoice } from './names.mjs';
import { addImport, addItem, hasList, hasName } from './source.mjs';

export const asksFolder = 'libs/contracts/src/asks';

/** Returns the services, which are the apps with a module and with asks. */
export function servicesOf(tree) {
  return tree.children('apps').filter((app) => tree.exists(moduleOf(app)) && tree.exists(`${asksFolder}/${app}.ts`));
}

export function checkService(tree, service) {
  checkChoice('service', service, servicesOf(tree));
}

/** Refuses to write over a file. */
export function checkFree(tree, path) {
  if (tree.exists(path)) throw new Error(`${path} already exists.`);
}

/** Refuses a name that an interface or an object of contracts already has. */
export function checkNew(names, name, path) {
  if (names.includes(name)) throw new Error(`${path} already has ${name}.`);
}

/** Adds a handler to the module of its service: to the list of its kind, where there is one. */
export function addHandler(tree, { service, folder, name, className }) {
  addToModule(tree, moduleOf(service), { list: folder, className, from: `./${folder}/${name}.js` });
}

export function addToModule(tree, path, { list, className, from }) {
  edit(tree, path, (text) => {
    if (hasName(text, className)) throw new Error(`${path} already has a ${className}.`);
    const added = addItem(text, hasList(text, list) ? list : 'controllers', className);
    return addImport(added, `import { ${className} } from '${from}';`);
  });
}

export function edit(tree, path, change) {
  tree.write(path, change(tree.read(path, 'utf-8')));
}

/** Writes the templates beside a generator, formats every changed file, and returns what is left to do, which Nx runs after the files are written. */
export async function finish(tree, { generator, to, values, folder = 'files', next }) {
  if (to) writeTemplates(tree, { generator, to, values, folder });
  await formatFiles(tree);
  return () => console.log(`\n${next}`);
}

export function writeTemplates(tree, { generator, to, values, folder = 'files' }) {
  generateFiles(tree, join(dirname(fileURLToPath(generator)), folder), to, values);
}

const moduleOf = (app) => `apps/${app}/src/${app}.module.ts`;
