import { readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import ts from 'typescript';
import { evaluate } from './evaluate.js';

/** What a value is in JavaScript; `other` for JSON, arrays and bytes. */
export type Kind = 'string' | 'number' | 'boolean' | 'Date' | 'other';

export interface Key {
  name: string;
  kinds: Set<Kind>;
  mayBeNull: boolean;
  mayBeMissing: boolean;
}

export interface Statement {
  /** The file, from the root of the repository. */
  file: string;
  name: string;
  text: string;
  /** What the row type promises; undefined where the rows are not read, or columns are read by name. */
  row: Key[] | undefined;
}

export interface Statements {
  fixed: Statement[];
  /** The names of statements whose name or text depends on an argument, as they are written. */
  open: string[];
}

const root = resolve(import.meta.dirname, '../../../..');

/** Returns the named statements of the sources in `folders`; `planted` are texts of files that are not there, by path. */
export function readStatements(folders: readonly string[], planted: Record<string, string> = {}): Statements {
  const program = programOf([...folders.flatMap(sourcesIn), ...Object.keys(planted)], planted);
  const checker = program.getTypeChecker();
  const found: Statements = { fixed: [], open: [] };
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName);
    if (!folders.some((folder) => file.startsWith(`${folder}/`))) continue;
    for (const call of callsIn(source, checker)) {
      const [name, text] = call.arguments;
      if (!name || !text) continue;
      try {
        const [known, sql] = [String(evaluate(checker, name)), String(evaluate(checker, text))];
        found.fixed.push({ file, name: known, text: sql, row: rowOf(checker, call) });
      } catch {
        found.open.push(`${file.split('/')[1]}: ${name.getText()}`);
      }
    }
  }
  return found;
}

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => join(folder, file));

function programOf(files: string[], planted: Record<string, string>): ts.Program {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (path) => ts.sys.readFile(path)) as { config: object };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const host = ts.createCompilerHost(options);
  const onDisk = { fileExists: host.fileExists.bind(host), readFile: host.readFile.bind(host) };
  const plantedAt = (path: string) => planted[relative(root, path)];
  host.fileExists = (path) => plantedAt(path) !== undefined || onDisk.fileExists(path);
  host.readFile = (path) => plantedAt(path) ?? onDisk.readFile(path);
  return ts.createProgram(
    files.map((file) => join(root, file)),
    options,
    host,
  );
}

/** Returns the calls of `sql` and `run` of a `Db`. */
function callsIn(source: ts.SourceFile, checker: ts.TypeChecker): ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression } = node.expression;
      if (/^(sql|run)$/.test(name.text) && checker.getTypeAtLocation(expression).symbol?.name === 'Db') calls.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return calls;
}

function rowOf(checker: ts.TypeChecker, call: ts.CallExpression): Key[] | undefined {
  const rows = checker.getAwaitedType(checker.getTypeAtLocation(call));
  const row = rows && checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
  if (!row || row.flags & ts.TypeFlags.Unknown || checker.getIndexTypeOfType(row, ts.IndexKind.String)) return undefined;
  return checker.getPropertiesOfType(row).map((key) => {
    const type = checker.getTypeOfSymbolAtLocation(key, call);
    const types = type.isUnion() ? type.types : [type];
    return {
      name: key.name,
      kinds: new Set(types.map(kindOf)),
      mayBeNull: types.some(({ flags }) => flags & ts.TypeFlags.Null),
      mayBeMissing: (key.flags & ts.SymbolFlags.Optional) !== 0,
    };
  });
}

function kindOf({ flags, symbol }: ts.Type): Kind {
  if (flags & ts.TypeFlags.StringLike) return 'string';
  if (flags & ts.TypeFlags.NumberLike) return 'number';
  if (flags & ts.TypeFlags.BooleanLike) return 'boolean';
  return (symbol as ts.Symbol | undefined)?.name === 'Date' ? 'Date' : 'other';
}
