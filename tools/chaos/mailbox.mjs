import { createServer } from 'node:net';

/** An SMTP server that accepts every email. `ids` has the Message-ID of each, in the order in which they came. */
export async function startMailbox() {
  const ids = [];
  const server = createServer((socket) => {
    let text = '';
    let inMessage = false;
    const say = (line) => socket.write(`${line}\r\n`);
    const answer = (line) => {
      if (inMessage) {
        if (/^Message-ID:/i.test(line)) ids.push(line.slice(line.indexOf(':') + 1).trim());
        if (line !== '.') return;
        inMessage = false;
      } else if (/^DATA/i.test(line)) {
        inMessage = true;
        return say('354 go on');
      } else if (/^QUIT/i.test(line)) {
        return socket.end('221 goodbye\r\n');
      }
      say('250 ok');
    };
    socket.on('data', (part) => {
      const lines = (text + part).split('\r\n');
      text = lines.pop();
      lines.forEach(answer);
    });
    socket.on('error', () => undefined);
    say('220 mailbox');
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `smtp://127.0.0.1:${server.address().port}`, ids, close: () => server.close() };
}
