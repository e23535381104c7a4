import { checkChoice, classNameOf, sentenceOf } from '../names.mjs';
import { membersOf } from '../source.mjs';
import { asksFolder, checkNew, finish, writeTemplates } from '../workspace.mjs';
import { askOf } from './ask.mjs';
import { contractsFolder, findArea, thingOf } from './area.mjs';
import { addToContract, addToController, wireArea } from './add-to-area.mjs';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Writes a route that is forwarded as an ask, and its spec; adds it to contracts and to the gateway. */
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
  const route = { ...found, ask, name, path, method, id, verbNoun };
  route.forward = forwardOf(route, id && (thingOf(tree, path) ?? ''));
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
  return finish(tree, {
    generator: import.meta.url,
    folder: 'files/spec',
    to: area.home,
    values: {
      ...route,
      example: path.replace(/:\w+/, '5f0e3c1a-0000-4000-8000-000000000000'),
      role: roleOf(found.by),
    },
    next:
      `${isForOperators(name) ? 'Add it to rolesOfRoute in libs/contracts/src/operator-roles.ts. ' : ''}` +
      `Now check the summary of the route${id ? ' and what its id is of' : ''}, and run npm run build and npm run openapi. ` +
      `If it takes a body or a query, write their class in ${area.contract} (docs/how-to/add-a-screen.md).`,
  });
}

/** Returns whom the spec of a route signs in. */
function roleOf(by) {
  const role = by.find((one) => one !== 'public');
  return role?.startsWith('operator') ? 'admin' : role;
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

/** Which roles may use a route of the operators is said in one table. */
const isForOperators = (name) => name.includes(' /api/admin/');

function forwardOf({ name, ask, by, hasAnswer, id, inputs, verbNoun }, of) {
  const roles = by.map((role) => `'${role}'`).join(', ');
  const options = [
    `summary: '${sentenceOf(verbNoun)}'`,
    ...(isForOperators(name) ? [] : [`by: [${roles}]`]),
    ...(id ? [`of: '${of}'`, `id: '${inputs[0]}'`] : []),
    ...(hasAnswer ? [] : ['status: 204']),
  ];
  return `@Forward('${name}', '${ask}', { ${options.join(', ')} })`;
}
