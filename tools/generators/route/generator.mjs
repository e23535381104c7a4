import { checkChoice, classNameOf, propertyNameOf, sentenceOf } from '../names.mjs';
import { membersOf } from '../source.mjs';
import { asksFolder, checkNew, edit, finish, writeTemplates } from '../workspace.mjs';
import { addAccess } from './access.mjs';
import { askOf } from './ask.mjs';
import { contractsFolder, findArea } from './area.mjs';
import { addToContract, addToController, wireArea } from './add-to-area.mjs';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const operations = 'scripts/openapi/operations.mjs';

/** Writes a route that passes on an ask, and its spec; adds it to contracts, to the gateway, to the access matrix and to the descriptions of the API. */
export default async function routeGenerator(tree, { ask, method, path }) {
  checkChoice('method', method, methods);
  if (!/^\/api(\/[a-z]+(-[a-z]+)*)+(\/:[a-z]+[A-Za-z]*(\/[a-z]+(-[a-z]+)*)*)?$/.test(path))
    throw new Error(
      `The path must begin with /api/, in lowercase, with at most one id, such as /api/lessons/:id/cancel; "${path}" does not.`,
    );
  const found = askOf(tree, ask);
  const [id] = path.match(/(?<=\/:)\w+/) ?? [];
  checkIds(found, id);
  const name = `${method} ${path}`;
  for (const file of tree.children(contractsFolder))
    for (const routes of membersIn(tree.read(`${contractsFolder}/${file}`, 'utf-8'))) checkNew(routes, name, `${contractsFolder}/${file}`);

  const area = findArea(tree, path);
  const verbNoun = ask.slice(ask.indexOf('.') + 1);
  const route = { ...found, ask, name, path, method, id, verbNoun, property: propertyNameOf(verbNoun) };
  addToContract(tree, area, route);
  if (area.controller) addToController(tree, area.controller, route);
  else {
    const values = { ...route, className: `${classNameOf(area.name)}Controller` };
    writeTemplates(tree, {
      generator: import.meta.url,
      folder: 'files/area',
      to: `apps/gateway/src/${area.name}`,
      values: { ...values, area: area.name },
    });
  }
  wireArea(tree, area);
  addAccess(tree, route);
  addOperation(tree, route);
  return finish(tree, {
    generator: import.meta.url,
    folder: 'files/spec',
    to: area.home,
    values: {
      ...route,
      example: path.replace(/:\w+/, '5f0e3c1a-0000-4000-8000-000000000000'),
      role: found.by.find((by) => by !== 'public'),
    },
    next:
      `Now run npm run build and npm run openapi, and describe the route in ${operations}. ` +
      `If it takes a body or a query, write their class in ${area.contract} (docs/how-to/add-a-screen.md).`,
  });
}

/** An ask takes the id of the path, or nothing: a body or a query needs rules that only people know. */
function checkIds({ ask, inputs }, id) {
  const wanted = id ? 1 : 0;
  if (inputs?.length === wanted) return;
  const given = inputs === undefined ? 'more than this generator can read' : inputs.length === 0 ? 'nothing' : inputs.join(', ');
  throw new Error(
    `${ask} takes ${given}, but the path gives ${id ?? 'no id'}: change what goes in, in ${asksFolder}, or write the route by hand.`,
  );
}

function membersIn(text) {
  return /interface \w+Routes \{/.test(text) ? [membersOf(text, /Routes$/)] : [];
}

function addOperation(tree, { name, property, verbNoun }) {
  edit(tree, operations, (text) => {
    if (text.includes(`id: '${property}'`)) throw new Error(`${operations} already has the id ${property}.`);
    const row = `  '${name}': { id: '${property}', summary: '${sentenceOf(verbNoun)}' },\n`;
    const end = text.indexOf('\n};', text.indexOf('export const operations')) + 1;
    return text.slice(0, end) + row + text.slice(end);
  });
}
