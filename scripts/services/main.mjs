import { fail } from '../stages/problem.mjs';
import { run } from './run.mjs';

const patienceMs = 4700;

let ending = false;
const somo = { close: async () => {} };
const end = () => {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  // A start in progress notices, and stops what it has just started.
  somo
    .close()
    .then(() => started)
    .then(() => process.exit(0), fail);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

// Errors of a start that is being stopped are caused by the stop.
const started = run(somo).catch((error) => ending || fail(error));

// Tools that replace one process after another by a newer version say which.
process.on('message', ({ act, name, port }) => {
  const done = act === 'start-newer' ? somo.startNewer(name, port) : somo.endOlder(name);
  done.then(
    () => process.send({ done: name }),
    ({ message }) => process.send({ done: name, failed: message }),
  );
});
