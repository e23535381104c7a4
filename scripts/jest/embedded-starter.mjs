import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// A process of its own that starts PostgreSQL on the folder it is given, for specs that kill the starter. It prints one line of JSON and lives until told.
const source = fileURLToPath(new URL('../../libs/platform/src/postgres/embedded-server.ts', import.meta.url));
const { module } = await runnerImport(source);
process.on('SIGINT', () => {});
try {
  const said = [];
  const server = await module.startEmbeddedPostgres({ dataDir: process.argv[2], say: (line) => said.push(line) });
  // Before it says so: whoever reads that may end it at once.
  process.on('SIGTERM', () => server.stop().then(() => process.exit()));
  console.log(JSON.stringify({ adminUrl: server.adminUrl, said }));
  setInterval(() => {}, 1000);
} catch (error) {
  console.log(JSON.stringify({ problem: error.name === 'StartProblem' ? error.message : error.stack }));
}
