// What commands and queries share: a class that answers an ask.
import { checkVerbNoun, classNameOf } from './names.mjs';
import { addMember, membersOf } from './source.mjs';
import { addHandler, asksFolder, checkFree, checkNew, checkService, edit, finish } from './workspace.mjs';

export async function generateHandler(tree, { service, name, folder, generator }) {
  checkService(tree, service);
  checkVerbNoun(name);
  const home = `apps/${service}/src/${folder}`;
  checkFree(tree, `${home}/${name}.ts`);
  const ask = `${service}.${name}`;
  for (const path of tree.children(asksFolder).filter((file) => file !== 'map.ts'))
    checkNew(membersOf(tree.read(`${asksFolder}/${path}`, 'utf-8'), /Asks$/), ask, `${asksFolder}/${path}`);

  const className = classNameOf(name);
  addHandler(tree, { service, folder, name, className });
  const contract = `${asksFolder}/${service}.ts`;
  edit(tree, contract, (text) => addMember(text, /Asks$/, `'${ask}': { in: Record<string, never>; out: null };`));
  return finish(tree, {
    generator,
    to: home,
    values: { name, className, service, ask, words: name.replaceAll('-', ' ') },
    next: `Now say in ${contract} what goes in and out; in ${home}/${name}.ts who may ask (\`by\`) and what it refuses (\`refuses\`); in its spec what it promises. Only then generate a route for it, which copies \`by\` and what goes out.`,
  });
}
