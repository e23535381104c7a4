import { Agent, createServer, request } from 'node:http';

const keepAliveMs = 72_000;

/** An HTTP load balancer over the ports in `use`, in turns. Every request goes to one of them, once: nothing is tried again on behalf of a client. */
export async function startBalancer(first) {
  const agent = new Agent({ keepAlive: true });
  let ports = first;
  let turn = 0;
  const server = createServer((asked, answer) => {
    const { method, url: path, headers } = asked;
    const forwarded = request({ agent, host: '127.0.0.1', port: ports[turn++ % ports.length], method, path, headers }, (response) => {
      answer.writeHead(response.statusCode, response.headers);
      response.pipe(answer);
    });
    // The client learns of it as of any connection that breaks.
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  });
  // Longer than any client waits between two requests: none is written into a connection that is being closed.
  server.keepAliveTimeout = keepAliveMs;
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    use: (next) => (ports = next),
    close() {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}
