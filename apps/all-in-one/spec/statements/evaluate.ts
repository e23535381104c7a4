import { runInNewContext } from 'node:vm';
import ts from 'typescript';

/** Returns the constant value of an expression, from constants and functions of any file. Throws if the value is not constant. */
export function evaluate(checker: ts.TypeChecker, expression: ts.Node): unknown {
  const names = Object.fromEntries([...namesIn(checker, expression)].map(([name, declaration]) => [name, valueOf(checker, declaration)]));
  const { outputText } = ts.transpileModule(`(${expression.getText().replace(/^export /, '')})`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022 },
  });
  return runInNewContext(outputText, names);
}

function valueOf(checker: ts.TypeChecker, declaration: ts.Declaration): unknown {
  if (ts.isVariableDeclaration(declaration) && ts.isIdentifier(declaration.name) && declaration.initializer)
    return evaluate(checker, declaration.initializer);
  if (ts.isFunctionDeclaration(declaration)) return evaluate(checker, declaration);
  // TypeORM's class keeps what it is given
  if (ts.isClassDeclaration(declaration) && declaration.name?.text === 'EntitySchema')
    return function EntitySchema(options: unknown) {
      return { options };
    };
  throw new Error(`open: ${declaration.getText()}`);
}

/** Returns where the names that an expression uses are declared, without its own and JavaScript's. */
function namesIn(checker: ts.TypeChecker, expression: ts.Node): Map<string, ts.Declaration> {
  const found = new Map<string, ts.Declaration>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node)) return;
    if (node.kind === ts.SyntaxKind.ThisKeyword) throw new Error('open: this');
    if (ts.isIdentifier(node) && !isKey(node)) {
      const declaration = declarationOf(checker, node);
      const isOwn =
        declaration?.getSourceFile() === expression.getSourceFile() && ts.findAncestor(declaration, (one) => one === expression);
      if (declaration && !isOwn && !/\/typescript\/lib\//.test(declaration.getSourceFile().fileName)) found.set(node.text, declaration);
    }
    ts.forEachChild(node, visit);
  };
  visit(expression);
  return found;
}

const isKey = ({ parent, pos }: ts.Identifier) =>
  (ts.isPropertyAccessExpression(parent) || (ts.isPropertyAssignment(parent) && parent.initializer.pos !== pos)) && parent.name.pos === pos;

function declarationOf(checker: ts.TypeChecker, name: ts.Identifier): ts.Declaration | undefined {
  const { parent } = name;
  const symbol = ts.isShorthandPropertyAssignment(parent)
    ? checker.getShorthandAssignmentValueSymbol(parent)
    : checker.getSymbolAtLocation(name);
  const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return meant?.valueDeclaration;
}
