import { generateHandler } from '../handler.mjs';

/** Writes a command and its spec, and adds it to contracts and to the module of its service. */
export default function commandGenerator(tree, { service, name }) {
  return generateHandler(tree, { service, name, folder: 'commands', generator: import.meta.url });
}
