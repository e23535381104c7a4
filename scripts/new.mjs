import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { fail, Problem } from './stages/problem.mjs';

const usage = 'For example: npm run new -- command booking cancel-booking';
const folders = { command: 'commands', query: 'queries' };

async function make([kind, service, name]) {
  const folder = folders[kind];
  if (!folder) throw new Problem(`Choose one of: ${Object.keys(folders).join(', ')}. ${usage}`);
  const services = readdirSync('apps').filter(
    (app) => existsSync(`apps/${app}/src/${app}.module.ts`) && existsSync(`libs/contracts/src/asks/${app}.ts`),
  );
  if (!services.includes(service)) throw new Problem(`The service must be one of ${services.join(', ')}. ${usage}`);
  if (!/^[a-z]+(-[a-z]+)+$/.test(name ?? ''))
    throw new Problem(`The name must be a verb and a noun in lowercase, joined by a dash. ${usage}`);
  const home = `apps/${service}/src`;
  const file = `${home}/${folder}/${name}.ts`;
  if (existsSync(file)) throw new Problem(`${file} already exists.`);

  const ask = `${service}.${name}`;
  const type = name.replace(/(^|-)(.)/g, (_, __, letter) => letter.toUpperCase());
  await write(file, handler(ask, type));
  await write(`${home}/${folder}/${name}.db.spec.ts`, spec(ask, service, name));
  await edit(`libs/contracts/src/asks/${service}.ts`, (text) => addAsk(text, ask));
  await edit(`${home}/${service}.module.ts`, (text) => addToModule(text, folder, name, type));
  console.log('\nNow say in contracts what goes in and out, who may ask (`by`), what it refuses (`refuses`), and what the spec promises.');
}

const handler = (ask, type) => `import { Injectable } from '@nestjs/common';
import type { Asks } from '@somo/contracts/asks/map';
import type { Caller } from '@somo/contracts/caller';
import { Handles } from '@somo/platform/handles';

@Injectable()
export class ${type} {
  @Handles('${ask}', { by: ['student'] })
  async run(_input: Asks['${ask}']['in'], _caller: Caller): Promise<Asks['${ask}']['out']> {
    return null;
  }
}
`;

const spec = (ask, service, name) => `import { aStudent, aVisitor } from '@somo/testing/callers';
import { startService, type World } from '@somo/testing/start-service';
import { ${service} } from '../${service}.module.js';

describe('${name.replaceAll('-', ' ')}', () => {
  let world: World;
  beforeAll(async () => {
    world = await startService(${service}, { now: Date.parse('2030-01-07T08:00:00Z') });
  });
  afterAll(() => world.close());

  it('answers a student and refuses a visitor', async () => {
    await expect(world.as(aStudent()).ask('${ask}', {})).resolves.toBeNull();
    await expect(world.as(aVisitor()).ask('${ask}', {})).rejects.toMatchObject({ code: 'not-signed-in' });
  });
});
`;

function addAsk(text, ask) {
  const end = text.indexOf('\n}', text.search(/export interface \w+Asks \{/));
  return `${text.slice(0, end)}\n  '${ask}': { in: Record<string, never>; out: null };${text.slice(end)}`;
}

function addToModule(text, folder, name, type) {
  const path = `./${folder}/${name}.js`;
  const imports = [...text.matchAll(/^import .* from '(.*)';$/gm)];
  const after = imports.findLast(([, from]) => !from.startsWith('.') || from < path);
  const at = after ? after.index + after[0].length + 1 : 0;
  const imported = `${text.slice(0, at)}import { ${type} } from '${path}';\n${text.slice(at)}`;
  return imported.replace(new RegExp(`const ${folder} = \\[|controllers: \\[(?!\\.\\.\\.${folder}\\b)`), (list) => `${list}${type}, `);
}

async function edit(path, change) {
  await write(path, change(readFileSync(path, 'utf8')));
}

async function write(path, text) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, await format(text, { ...(await resolveConfig(join(process.cwd(), path))), parser: 'typescript' }));
  console.log(`  ${path}`);
}

make(process.argv.slice(2)).catch(fail);
