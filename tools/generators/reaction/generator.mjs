import { classNameOf } from '../names.mjs';
import { membersOf } from '../source.mjs';
import { addHandler, checkFree, checkService, finish } from '../workspace.mjs';

const events = 'libs/contracts/src/events/map.ts';

/** Writes a reaction to an event and its spec, and adds it to the module of its service. */
export default async function reactionGenerator(tree, { service, event }) {
  checkService(tree, service);
  if (!membersOf(tree.read(events, 'utf-8'), /^Events$/).includes(event))
    throw new Error(`There is no event "${event}" in ${events}: add it there first (docs/how-to/add-an-event.md).`);
  const home = `apps/${service}/src/reactions`;
  const heard = tree.children(home).find((file) => reactsTo(tree.read(`${home}/${file}`, 'utf-8'), event));
  if (heard) throw new Error(`${service} already reacts to ${event}, in ${home}/${heard}.`);
  const name = event.replaceAll('.', '-');
  checkFree(tree, `${home}/${name}.ts`);

  const className = classNameOf(name);
  addHandler(tree, { service, folder: 'reactions', name, className });
  return finish(tree, {
    generator: import.meta.url,
    to: home,
    values: { name, className, service, event },
    next: `Now write in ${home}/${name}.ts what ${service} does about it, with the transaction it is given; and in its spec what that is. An event may come late and out of order.`,
  });
}

const reactsTo = (text, event) => /@On(?:Many)?\(([^)]*)\)/.exec(text)?.[1].includes(`'${event}'`);
