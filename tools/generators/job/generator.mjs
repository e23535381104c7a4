import { checkVerbNoun, classNameOf } from '../names.mjs';
import { addMember, membersOf } from '../source.mjs';
import { addHandler, checkFree, checkNew, checkService, edit, finish } from '../workspace.mjs';

const jobs = 'libs/contracts/src/jobs.ts';

/** Writes a job and its spec, and adds it to contracts and to the module of its service. */
export default async function jobGenerator(tree, { service, name }) {
  checkService(tree, service);
  checkVerbNoun(name);
  const home = `apps/${service}/src/jobs`;
  checkFree(tree, `${home}/${name}.ts`);
  checkNew(membersOf(tree.read(jobs, 'utf-8'), /^Jobs$/), name, jobs);

  const className = classNameOf(name);
  addHandler(tree, { service, folder: 'jobs', name, className });
  edit(tree, jobs, (text) => addMember(text, /^Jobs$/, `'${name}': { queue: '${service}'; data: { id: string } };`));
  const worker = `apps/${service}/src/worker.ts`;
  return finish(tree, {
    generator: import.meta.url,
    to: home,
    values: { name, className, service, words: name.replaceAll('-', ' ') },
    next:
      `Now plan it where it is caused: tx.plan('${name}', { key, dueAt, data: { id } }), and write in ${home}/${name}.ts what is done then.` +
      (tree.exists(worker) ? '' : ` It is the first job of ${service}: distributed, it also needs ${worker} (docs/how-to/add-a-job.md).`),
  });
}
