const circus = require('jest-circus/runner').default;

let before = 0;

/** Jest's own runner, which also says what a file has cost this process: all since the file before it, its imports and its DOM too. */
module.exports = async function measured(...args) {
  const result = await circus(...args);
  const { user, system } = process.cpuUsage();
  const now = (user + system) / 1e6;
  result.cpuSeconds = now - before;
  before = now;
  return result;
};
