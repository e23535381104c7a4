import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serviceNames } from '@somo/contracts/services';
import { provision } from '@somo/platform/database/provision';
import { isWeak } from '@somo/platform/weak-secrets';

// Creates a login and a schema for every service, and a login for an autoscaler: once per installation and after each password change. Idempotent.
const folder = process.env.SECRETS_FOLDER || '/run/secrets';
const { adminUrl, passwords, autoscaler } = JSON.parse(await readFile(join(folder, 'provision.json'), 'utf8'));

const weak = [
  ...serviceNames.map((name) => [name, passwords[name]]),
  ...(autoscaler ? [['the autoscaler', autoscaler]] : []),
  ['the administrator', new URL(adminUrl).password],
].filter(([, password]) => isWeak(password));
if (weak.length > 0) {
  console.error(
    `No randomly generated password for ${weak.map(([name]) => name).join(', ')}. Make secrets with node deploy/make-secrets.mjs.`,
  );
  process.exit(78);
}
await provision(adminUrl, serviceNames, (name) => passwords[name], autoscaler);
console.log(`provisioned: ${serviceNames.join(', ')}`);
