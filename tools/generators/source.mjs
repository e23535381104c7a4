// Changes of TypeScript sources: each finds its place in the syntax tree and returns the changed text, which is formatted afterwards.
import ts from 'typescript';

export function parse(text) {
  return ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** Returns the first node that passes the test, depth first. */
export function find(node, test) {
  return test(node) ? node : ts.forEachChild(node, (child) => find(child, test));
}

export function interfaceIn(text, name) {
  return find(parse(text), (node) => ts.isInterfaceDeclaration(node) && name.test(node.name.text));
}

/** Returns the names that the members of an interface have: `'payment.paid'`. */
export function membersOf(text, name) {
  return interfaceIn(text, name).members.map((member) => member.name.text);
}

/** Adds a member to an interface: in its place if the members are sorted, else at the end. */
export function addMember(text, name, member) {
  const found = interfaceIn(text, name);
  const names = membersOf(text, name);
  const own = /^'?([^':]+)/.exec(member)[1];
  const next = isSorted(names) ? found.members.find((_, at) => names[at] > own) : undefined;
  return insert(text, next ? next.getStart() : found.getEnd() - 1, `${member}\n`);
}

export function addParent(text, name, parent) {
  return insert(text, interfaceIn(text, name).heritageClauses[0].types.end, `, ${parent}`);
}

/** Adds a property to the object that a variable or a property holds. */
export function addProperty(text, name, property) {
  const { properties, end } = valueOf(text, name);
  const comma = properties.length > 0 && !properties.hasTrailingComma ? ', ' : '';
  return insert(text, end - 1, `${comma}${property},\n`);
}

/** Returns the names of the properties of the object that a variable holds. */
export function keysOf(text, name) {
  return valueOf(text, name).properties.map((property) => property.name.text);
}

/** Returns whether a variable or a property of that name holds a list. */
export function hasList(text, name) {
  const value = valueOf(text, name);
  return value !== undefined && ts.isArrayLiteralExpression(value);
}

/** Adds an item to the list that a variable or a property holds: in its place if the list is sorted, else at the end. */
export function addItem(text, name, item) {
  return addAmong(text, valueOf(text, name).elements, item);
}

/** Adds an item to a list of elements or arguments. */
export function addAmong(text, items, item) {
  const isInOrder = items.every(ts.isIdentifier) && isSorted(items.map((one) => one.getText()));
  const next = isInOrder ? items.find((one) => one.getText() > item) : undefined;
  if (next) return insert(text, next.getStart(), `${item}, `);
  return insert(text, items.end, `${items.length > 0 && !items.hasTrailingComma ? ', ' : ''}${item}`);
}

/** Adds an import, among those that are sorted by the file they name. */
export function addImport(text, line) {
  const from = fileOf(line);
  const imports = parse(text).statements.filter(ts.isImportDeclaration);
  const rank = (file) => (file.startsWith('.') ? 1 : 0);
  const isBefore = (file) => rank(file) < rank(from) || (rank(file) === rank(from) && file < from);
  const before = imports.findLast((one) => isBefore(one.moduleSpecifier.text));
  return before ? insert(text, before.getEnd(), `\n${line}`) : insert(text, 0, `${line}\n`);
}

/** Returns whether a file declares or imports a name. */
export function hasName(text, name) {
  const declares = (node) =>
    (ts.isImportSpecifier(node) || ts.isVariableDeclaration(node) || ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) &&
    node.name?.text === name;
  return find(parse(text), declares) !== undefined;
}

export function insert(text, at, added) {
  return text.slice(0, at) + added + text.slice(at);
}

/** Returns the value of a variable or of a property; `screensOf.student` is the property of a variable. */
function valueOf(text, name) {
  const isNamed = (part) => (node) => (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) && node.name.getText() === part;
  const value = name.split('.').reduce((node, part) => node && find(node, isNamed(part))?.initializer, parse(text));
  return value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value)) ? value.expression : value;
}

const isSorted = (words) => words.every((word, at) => at === 0 || words[at - 1] < word);

const fileOf = (line) => /'([^']+)';$/.exec(line)[1];
