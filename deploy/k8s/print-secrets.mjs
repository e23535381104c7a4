import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';

// What make-secrets.mjs made, as Secrets of Kubernetes: node deploy/k8s/print-secrets.mjs | kubectl apply -n somo -f -
const [folder = join(import.meta.dirname, '../secrets')] = process.argv.slice(2);
const read = (name) => readFile(join(folder, name), 'utf8');
const secret = (name, stringData) => ({ apiVersion: 'v1', kind: 'Secret', metadata: { name: `somo-${name}` }, type: 'Opaque', stringData });

const items = [
  secret('provision', { 'provision.json': await read('provision.json') }),
  secret('turn', { 'turn.conf': await read('turn.conf') }),
  secret('autoscaler', { password: (await read('autoscaler-password')).trim() }),
];
for (const name of ['gateway', ...serviceNames])
  items.push(secret(name, { 'somo.env': await read(`${name}.env`), 'keys.json': await read(`${name}.keys.json`) }));
process.stdout.write(`${JSON.stringify({ apiVersion: 'v1', kind: 'List', items }, null, 2)}\n`);
