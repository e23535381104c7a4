import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from '../stages/checkout.mjs';

const from = (folder) => (name) => import(pathToFileURL(join(checkout, folder, 'dist', name)).href);

/** Imports from the build, for scripts that start it. */
export const platform = from('libs/platform');
export const contracts = from('libs/contracts');
export const allInOne = from('apps/all-in-one');
