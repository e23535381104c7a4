import { fail } from '../stages/problem.mjs';
import { run } from './run.mjs';

const patienceMs = 4700;

let ending = false;
let product;
const end = () => {
  if (ending) return;
  ending = true;
  setTimeout(() => process.exit(1), patienceMs).unref();
  Promise.resolve(product)
    .then((running) => running?.close())
    .then(
      () => process.exit(0),
      (error) => fail(error),
    );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);

product = run();
product.catch(fail);
