import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// A separate process that starts PostgreSQL in the given folder, for specs that kill the starter. It prints one line of JSON and runs until it is stopped.
const source = fileURLToPath(new URL('../../libs/platform/src/postgres/embedded-server.ts', import.meta.url));
const { module } = await runnerImport(source);
process.on('SIGINT', () => {});
try {
  const said = [];
  const server = await module.startEmbeddedPostgres({ dataDir: process.argv[2], say: (line) => said.push(line) });
  // Before it prints, because a reader may stop it at once.
  process.on('SIGTERM', () => server.stop().then(() => process.exit()));
  console.log(JSON.stringify({ adminUrl: server.adminUrl, said }));
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(JSON.stringify({ problem: error.name === 'StartProblem' ? error.message : error.stack }));
}
