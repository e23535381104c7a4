// What each route can be refused with, as the compiler sees it: what the gateway's code on its way refuses itself, and what the handlers of the asks it sends declare.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { services } from '../../apps/all-in-one/dist/start-all.js';
import { asksHandledBy } from '../../libs/platform/dist/handles.js';
import { checkout } from '../stages/checkout.mjs';
import { readRoutes } from './read-routes.mjs';

const gateway = join(checkout, 'apps/gateway/src');

/** @returns {Record<string, string[]>} route → codes */
export function readRefusals() {
  const handlers = new Map(services.flatMap(({ module }) => asksHandledBy(module)).map(({ name, refuses = [] }) => [name, refuses]));
  const files = readdirSync(gateway, { recursive: true }).filter((name) => name.endsWith('.controller.ts'));
  const { config } = ts.readConfigFile(join(checkout, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, checkout);
  const paths = files.map((name) => join(gateway, name));
  const program = ts.createProgram(paths, { ...options, composite: false, declaration: false, noEmit: true });
  const checker = program.getTypeChecker();
  const found = paths
    .flatMap((path) => methodsIn(program.getSourceFile(path)))
    .map(([name, method]) => [name, refusalCodes(method, checker, handlers)]);
  const forwarded = readRoutes().filter(({ ask }) => ask);
  return Object.fromEntries([...found, ...forwarded.map(({ name, ask }) => [name, handlers.get(ask)])]);
}

function methodsIn(source) {
  const classes = source.statements.filter(ts.isClassDeclaration);
  return classes.flatMap(({ members }) =>
    members.flatMap((member) =>
      (ts.getDecorators(member) ?? []).flatMap(({ expression }) => routeOf(expression).map((name) => [name, member])),
    ),
  );
}

/** `@Route('GET /x')`, and `@Post('/x')` of what is in no browser's contract. */
function routeOf({ expression, arguments: [first] = [] }) {
  const name = expression?.getText();
  if (name === 'Route') return [first.text];
  return name === 'Post' ? [`POST ${first.text}`] : [];
}

/** Returns the codes that a method of a controller refuses with, following its calls within the gateway. */
function refusalCodes(method, checker, handlers) {
  const codes = new Set();
  const seen = new Set();
  const follow = (declaration) => {
    if (seen.has(declaration)) return;
    seen.add(declaration);
    visit(declaration);
  };
  const visit = (node) => {
    if (ts.isCallExpression(node)) called(node);
    ts.forEachChild(node, visit);
  };
  const called = (call) => {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    const home = declaration?.getSourceFile().fileName ?? '';
    const name = declaration?.name?.getText();
    if (name === 'for' && home.endsWith('libs/platform/src/ask.ts'))
      for (const ask of valuesOf(call.arguments[0], checker)) handlers.get(ask).forEach((code) => codes.add(code));
    else if (name === 'refuse' && home.endsWith('libs/contracts/src/refusals.ts'))
      valuesOf(call.arguments[0], checker).forEach((code) => codes.add(code));
    else if (home.startsWith(gateway)) follow(declaration);
  };
  follow(method);
  return [...codes];
}

/** A value that is only known when the code runs has a type that lists what it can be. */
function valuesOf(argument, checker) {
  const type = checker.getTypeAtLocation(argument);
  return (type.isUnion() ? type.types : [type]).map((one) => {
    if (!one.isStringLiteral()) throw new Error(`${argument.getSourceFile().fileName}: ${argument.getText()} could be anything.`);
    return one.value;
  });
}
