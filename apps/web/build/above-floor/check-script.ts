import { parse, type AnyNode, type AssignmentProperty, type Property } from 'acorn';
import { ancestor } from 'acorn-walk';
import type { StyleCheck } from './check-styles';
import { namesMissing, type Data } from './missing-names';

/** Names of the global object. */
const globalObjects = new Set(['window', 'self', 'globalThis', 'global']);

const patterns: [string, RegExp][] = [
  ['look-behind', /\(\?<[=!]/],
  ['pattern modifiers', /\(\?[ims]*-?[ims]+:/],
];

/** Returns a function that lists what a script uses of what the floor lacks: names, syntax, and the styles in its objects. */
export function scriptCheck(data: Data, styles: StyleCheck) {
  const names = namesMissing(data);

  return (code: string): string[] => {
    const found = new Set<string>();
    const add = (name: string, isMissing: boolean) => void (isMissing && found.add(name));
    const addAll = (all: string[]) => all.forEach((name) => found.add(name));
    const addPatterns = (text: string) => patterns.forEach(([name, pattern]) => add(name, pattern.test(text)));
    ancestor(parse(code, { ecmaVersion: 'latest', sourceType: 'module' }), {
      Identifier: ({ name }) => add(name, names.globals.has(name)),
      StaticBlock: () => add('static {}', true),
      VariableDeclaration: ({ kind }) => add('using', kind === 'using' || kind === 'await using'),
      ImportDeclaration: ({ attributes }) => add('import attributes', attributes.length > 0),
      Literal: ({ regex, value }) => {
        add('/v', regex?.flags.includes('v') === true);
        if (typeof value === 'string' || regex) addPatterns(regex?.pattern ?? String(value));
      },
      NewExpression: ({ callee }) => {
        if (callee.type === 'Identifier') add(`new ${callee.name}`, names.statics.has(`${callee.name}.${callee.name}`));
      },
      VariableDeclarator: ({ id, init }) => {
        if (id.type !== 'ObjectPattern' || init?.type !== 'Identifier') return;
        for (const property of id.properties) {
          const name = property.type === 'Property' ? `${init.name}.${keyOf(property)}` : '';
          add(name, names.statics.has(name));
        }
      },
      MemberExpression: ({ object, property, computed }) => {
        if (computed || property.type !== 'Identifier') return;
        const owner = object.type === 'Identifier' ? object.name : ownerOf(object);
        add(`${owner}.${property.name}`, names.statics.has(`${owner}.${property.name}`));
        add(property.name, globalObjects.has(owner) && names.globals.has(property.name));
        add(`.${property.name}`, names.members.has(property.name));
      },
      Property: (node, _state, around) => {
        const key = keyOf(node);
        if (around.some((each) => each.type === 'Property' && keyOf(each).startsWith('@supports'))) return;
        if (/[&:@]/.test(key)) addAll(styles.ofSelector(key));
        for (const value of textsOf(node.value)) addAll(styles.ofDeclaration(kebab(key), value));
      },
    });
    return [...found];
  };
}

/** Returns the name of an object of `Intl`, or '' for what has no name. */
function ownerOf(node: AnyNode): string {
  if (node.type !== 'MemberExpression' || node.object.type !== 'Identifier' || node.property.type !== 'Identifier') return '';
  if (globalObjects.has(node.object.name)) return node.property.name;
  return node.object.name === 'Intl' ? `Intl.${node.property.name}` : '';
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function keyOf({ key }: Property | AssignmentProperty): string {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : '';
}

/** Returns the texts that a value can be: of a literal, a template, or either side of a choice. */
function textsOf(node: AnyNode): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? '');
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(textsOf);
  if (node.type === 'ArrayExpression') return node.elements.flatMap((each) => (each ? textsOf(each) : []));
  return [];
}
