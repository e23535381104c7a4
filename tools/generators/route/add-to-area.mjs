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

/** Adds a method that serves the route to a controller. */
export function addToController(tree, controller, { name, ask, by, id, inputs, hasAnswer, property }) {
  edit(tree, controller, (text) => {
    const owner = find(parse(text), ts.isClassDeclaration);
    if (owner.members.some((member) => member.name?.getText() === property))
      throw new Error(`${controller} already has a method ${property}.`);
    const roles = by.map((role) => `'${role}'`).join(', ');
    const parameter = id ? `@Id('not-found'${id === 'id' ? '' : `, '${id}'`}) ${inputs[0]}: string` : '';
    const added = insert(
      text,
      owner.getEnd() - 1,
      `\n@Route('${name}', { by: [${roles}]${hasAnswer ? '' : ', status: 204'} })
       ${property}(${parameter}): Promise<${hasAnswer ? `Asks['${ask}']['out']` : 'null'}> {
         return this.ask.for('${ask}', { ${id ? inputs[0] : ''} });
       }\n`,
    );
    const imports = [
      ...(hasAnswer && !hasName(text, 'Asks') ? [`import type { Asks } from '@somo/contracts/asks/map';`] : []),
      ...(id && !hasName(text, 'Id') ? [`import { Id } from '../http/id.js';`] : []),
    ];
    return imports.reduce(addImport, added);
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
  addToModule(tree, 'apps/gateway/src/gateway.module.ts', { list: 'controllers', className, from: `./${name}/${name}.controller.js` });
}
