import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';

describe('docs/openapi.json, docs/access.md and the field rules of the web app', () => {
  it('are what the contracts and the built gateway say: making them again changes nothing', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', 'scripts/openapi.mjs', '--check'], { encoding: 'utf8' });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  }, 60_000);

  it('have schemas that a validator can use', () => {
    const { components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as { components: { schemas: Record<string, object> } };
    const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema({ $id: 'somo', components });
    for (const name of Object.keys(components.schemas)) expect(ajv.getSchema(`somo#/components/schemas/${name}`)).toBeInstanceOf(Function);
  });
});
