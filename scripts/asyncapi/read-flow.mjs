// The publishers and subscribers of each event, found by the compiler: calls of `tx.emit` and `outboxRow`, and methods marked `@On` or `@OnMany`.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { checkout } from '../stages/checkout.mjs';

/**
 * @param {string[]} names of all events
 * @returns {Record<string, { published: { service: string, file: string }[], subscribed: { service: string, file: string }[] }>}
 */
export function readFlow(names) {
  const files = sources(join(checkout, 'apps'));
  const { config } = ts.readConfigFile(join(checkout, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, checkout);
  const program = ts.createProgram(files, { ...options, composite: false, declaration: false, noEmit: true });
  const flow = Object.fromEntries(names.map((name) => [name, { published: [], subscribed: [] }]));
  for (const file of files) {
    const place = relative(checkout, file).replaceAll('\\', '/');
    const service = place.split('/')[1];
    for (const [name, side] of marksIn(program.getSourceFile(file), program.getTypeChecker())) {
      if (!flow[name]) throw new Error(`${place} refers to ${name}, which is not an event.`);
      if (!flow[name][side].some((known) => known.file === place)) flow[name][side].push({ service, file: place });
    }
  }
  return flow;
}

function sources(apps) {
  return (
    readdirSync(apps, { recursive: true })
      .map((name) => join(apps, name))
      .filter((path) => /[\\/]src[\\/].*\.ts$/.test(path) && !/\.spec\.ts$|[\\/](web|node_modules|dist)[\\/]/.test(path))
      // What does not even say the words need not be compiled.
      .filter((path) => /\b(emit|outboxRow|On|OnMany)\(/.test(readFileSync(path, 'utf8')))
      .sort()
  );
}

/** @returns {[name: string, side: 'published' | 'subscribed'][]} */
export function marksIn(source, checker) {
  const found = [];
  const visit = (node) => {
    const side = ts.isCallExpression(node) ? sideOf(node, checker) : undefined;
    const said = side === 'subscribed' ? node.arguments : node.arguments?.slice(0, 1);
    if (side) for (const name of said.flatMap((argument) => namesOf(argument, checker))) found.push([name, side]);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function sideOf(call, checker) {
  const declared = checker.getResolvedSignature(call)?.declaration;
  const home = declared?.getSourceFile().fileName ?? '';
  const name = declared?.name?.getText();
  if (name === 'emit' && home.endsWith('libs/platform/src/transaction.ts')) return 'published';
  if (name === 'outboxRow' && home.endsWith('libs/platform/src/outbox/outbox.ts')) return 'published';
  if ((name === 'On' || name === 'OnMany') && home.endsWith('libs/platform/src/on.ts')) return 'subscribed';
  return undefined;
}

/** A name that is only known when the code runs has a type that lists what it can be. */
function namesOf(argument, checker) {
  const type = checker.getTypeAtLocation(argument);
  return (type.isUnion() ? type.types : [type]).map((one) => {
    if (!one.isStringLiteral()) throw new Error(`${argument.getSourceFile().fileName}: ${argument.getText()} could be any event.`);
    return one.value;
  });
}
