import './stages/check-node.mjs';
import { readFileSync } from 'node:fs';
import { tool } from './stages/command.mjs';
import { quietNx } from './stages/nx.mjs';
import { fail, Problem } from './stages/problem.mjs';

const { generators } = JSON.parse(readFileSync('tools/generators/generators.json', 'utf8'));

/** Runs one of the generators of this repository: `npx nx g ./tools/generators:<kind>`, with no more of its output than what concerns the caller. */
async function make([kind, ...args]) {
  if (!Object.hasOwn(generators, kind ?? ''))
    throw new Problem(`Choose one of: ${Object.keys(generators).join(', ')}. For example: npm run new -- command booking cancel-booking`);
  const wanted = JSON.parse(readFileSync(`tools/generators/${kind}/schema.json`, 'utf8')).required;
  if (args.filter((arg) => !arg.startsWith('-')).length !== wanted.length)
    throw new Problem(`Use it like this: npm run new -- ${kind} ${wanted.map((name) => `<${name}>`).join(' ')}`);
  const { code, output } = await tool('nx/dist/bin/nx.js', ['g', `./tools/generators:${kind}`, ...args, '--no-interactive'], {
    env: quietNx,
  });
  const [, said = output] = /NX {2}Generating [^\n]*\n+([\s\S]*)/.exec(output) ?? [];
  if (code !== 0) throw new Problem(/NX {3}(.*)/.exec(said)?.[1] ?? output);
  process.stdout.write(said);
}

make(process.argv.slice(2)).catch(fail);
