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
