import { generateHandler } from '../handler.mjs';

/** Writes a query and its spec, and adds it to contracts and to the module of its service. */
export default function queryGenerator(tree, { service, name }) {
  return generateHandler(tree, { service, name, folder: 'queries', generator: import.meta.url });
}
