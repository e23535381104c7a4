import ts from 'typescript';
import { find, interfaceIn, parse } from '../source.mjs';
import { asksFolder } from '../workspace.mjs';

/** Returns an ask: the names of its inputs, what it answers, the interface it is in, and who may ask it through the gateway. */
export function askOf(tree, ask) {
  const file = tree
    .children(asksFolder)
    .find((one) => one !== 'map.ts' && tree.read(`${asksFolder}/${one}`, 'utf-8').includes(`'${ask}':`));
  if (!file || !/^[a-z]+\.[a-z-]+$/.test(ask))
    throw new Error(`There is no command or query "${ask}" in ${asksFolder}: make it first, with npm run new -- command.`);
  const group = interfaceIn(tree.read(`${asksFolder}/${file}`, 'utf-8'), /Asks$/);
  const [into, out] = group.members.find(({ name }) => name.text === ask).type.members.map(({ type }) => type);
  return { ask, group: group.name.text, file, inputs: inputsOf(into), hasAnswer: out.getText() !== 'null', by: rolesOf(tree, ask) };
}

/** Returns the names of the texts that go in; undefined where there is anything else. */
function inputsOf(type) {
  if (type.getText() === 'Record<string, never>') return [];
  if (!ts.isTypeLiteralNode(type)) return undefined;
  const isText = (member) => !member.questionToken && member.type.getText() === 'string';
  return type.members.every(isText) ? type.members.map(({ name }) => name.text) : undefined;
}

function rolesOf(tree, ask) {
  const handler = handlerIn(tree, `apps/${ask.slice(0, ask.indexOf('.'))}/src`, ask);
  if (!handler) throw new Error(`Nothing handles ${ask}.`);
  const by = find(parse(handler), (node) => ts.isPropertyAssignment(node) && node.name.getText() === 'by')?.initializer;
  const roles =
    by && ts.isArrayLiteralExpression(by) ? by.elements.map((one) => one.text).filter((role) => role && !role.startsWith('service:')) : [];
  if (roles.length === 0) throw new Error(`No person may ask ${ask}: say who in its \`by\` first.`);
  return roles;
}

function handlerIn(tree, folder, ask) {
  for (const child of tree.children(folder)) {
    const path = `${folder}/${child}`;
    if (!tree.isFile(path)) {
      const found = handlerIn(tree, path, ask);
      if (found) return found;
    } else if (path.endsWith('.ts') && !path.endsWith('.spec.ts')) {
      const text = tree.read(path, 'utf-8');
      if (text.includes(`@Handles('${ask}'`)) return text;
    }
  }
  return undefined;
}
