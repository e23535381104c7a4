import ts from 'typescript';
import { checkChoice, checkVerbNoun, classNameOf } from '../names.mjs';
import { addProperty, find, hasName, insert, keysOf, parse } from '../source.mjs';
import { addToModule, checkFree, checkNew, edit, finish } from '../workspace.mjs';

const gateway = 'apps/gateway/src';
const inputs = 'libs/contracts/src/live-input.ts';

/** Writes a handler of a live message and its spec, and adds the message to contracts and the handler to the gateway. */
export default async function liveHandlerGenerator(tree, { folder, name }) {
  checkChoice(
    'folder',
    folder,
    tree.children(gateway).filter((one) => !tree.isFile(`${gateway}/${one}`)),
  );
  checkVerbNoun(name);
  const home = `${gateway}/${folder}`;
  checkFree(tree, `${home}/${name}.ts`);
  const message = `${folder}.${name}`;
  const className = classNameOf(name);
  const inputName = `${className}Input`;
  const contract = tree.read(inputs, 'utf-8');
  checkNew(keysOf(contract, 'liveInputs'), message, inputs);
  if (hasName(contract, inputName)) throw new Error(`${inputs} already has ${inputName}.`);

  edit(tree, inputs, (text) => {
    const added = addProperty(text, 'liveInputs', `'${message}': ${inputName}`);
    const list = find(parse(added), (node) => ts.isVariableStatement(node) && node.getText().includes('liveInputs ='));
    return insert(added, list.getFullStart(), `\n\nexport class ${inputName} {\n@IsId()\nid!: string;\n}`);
  });
  addToModule(tree, `${gateway}/gateway.module.ts`, { list: 'liveHandlers', className, from: `./${folder}/${name}.js` });
  return finish(tree, {
    generator: import.meta.url,
    to: home,
    values: { name, className, inputName, message },
    next: `Now say in ${inputs} what comes with it; in ${home}/${name}.ts who may send it, how often (\`limit\`) and what is asked then. A page sends it with sendLive('${message}', { … }).`,
  });
}
