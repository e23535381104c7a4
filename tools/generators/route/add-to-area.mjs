import ts from 'typescript';
import { classNameOf } from '../names.mjs';
import { addImport, addMember, addParent, find, hasName, insert, parse } from '../source.mjs';
import { addToModule, edit } from '../workspace.mjs';

const map = 'libs/contracts/src/routes/map.ts';

/** Adds a route to its file of contracts, or writes that file. */
export function addToContract(tree, { contract, hasContract, interfaceName }, { name, group, file, ask, hasAnswer }) {
  if (!hasContract) tree.write(contract, `export interface ${interfaceName} {}\n`);
  edit(tree, contract, (text) => {
    const added = addMember(text, /Routes$/, `'${name}': { answer: ${hasAnswer ? `${group}['${ask}']['out']` : 'null'} };`);
    return hasAnswer && !hasName(text, group)
      ? addImport(added, `import type { ${group} } from '../asks/${file.replace('.ts', '.js')}';`)
      : added;
  });
}

/** Adds a route that is forwarded as an ask to a controller. */
export function addToController(tree, controller, route) {
  edit(tree, controller, (text) => {
    const owner = find(parse(text), ts.isClassDeclaration);
    const added = insert(text, ts.getDecorators(owner).at(-1).getEnd(), `\n${route.forward}`).replace(
      'private readonly ask: Ask',
      'readonly ask: Ask',
    );
    return hasName(text, 'Forward') ? added : addImport(added, `import { Forward } from '../http/forward.js';`);
  });
}

/** Adds new contracts to the map of routes, and a new controller to the gateway. */
export function wireArea(tree, { name, contract, hasContract, interfaceName, controller }) {
  if (!hasContract)
    edit(tree, map, (text) => {
      const from = `./${contract.slice(contract.lastIndexOf('/') + 1).replace('.ts', '.js')}`;
      return addImport(addParent(text, /^Routes$/, interfaceName), `import type { ${interfaceName} } from '${from}';`);
    });
  if (controller) return;
  const className = `${classNameOf(name)}Controller`;
  addToModule(tree, 'apps/gateway/src/controllers.ts', { list: 'controllers', className, from: `./${name}/${name}.controller.js` });
}
