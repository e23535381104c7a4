import { fail } from '../stages/problem.mjs';
import { run } from './run.mjs';

const patienceMs = 4700;

let ending = false;
const somo = { close: async () => {} };
const end = () => {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  // A start that is under way notices, and ends what it had just begun.
  somo
    .close()
    .then(() => started)
    .then(() => process.exit(0), fail);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

// What a start complains of while it is being ended is of the ending.
const started = run(somo).catch((error) => ending || fail(error));
