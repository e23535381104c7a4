import { connect, isIP, type Socket } from 'node:net';
import { connect as secure, type TLSSocket } from 'node:tls';

/** Where a certificate is shown: from configuration only, never from input. */
export interface TlsEndpoint {
  host: string;
  port: number;
  /** Mail servers begin in the clear, and switch to TLS when asked to. */
  startsPlain?: 'smtp';
}

export interface ReadCertificate {
  /** Epoch milliseconds. */
  expiresAt: number;
  /** The code with which Node refuses it, such as CERT_HAS_EXPIRED; null if it does not. */
  problem: string | null;
}

const patienceMs = 1_500;

/** Resolves with the certificate that an endpoint shows, also with one that programs refuse; nothing is sent to it. Rejects if it cannot be reached. */
export function readCertificate(endpoint: TlsEndpoint): Promise<ReadCertificate> {
  const { host, port, startsPlain } = endpoint;
  return new Promise((resolve, reject) => {
    const open: Socket[] = [];
    const timer = setTimeout(() => fail(new Error('no answer')), patienceMs);
    const end = (act: () => void) => {
      clearTimeout(timer);
      act();
      // Not while one of them calls this; and the secure one first, which is around the plain one.
      setImmediate(() => open.reverse().forEach((socket) => socket.destroy()));
    };
    const fail = (error: Error) => end(() => reject(error));
    const handshake = (plain?: Socket) => {
      const name = isIP(host) === 0 ? { servername: host } : {};
      const socket: TLSSocket = secure({ ...(plain ? { socket: plain } : { host, port }), ...name, rejectUnauthorized: false }, () => {
        const { valid_to } = socket.getPeerCertificate();
        const refusal = socket.authorized ? null : codeOf(socket.authorizationError);
        end(() => resolve({ expiresAt: Date.parse(valid_to), problem: refusal }));
      });
      open.push(socket);
      socket.on('error', fail);
    };
    if (startsPlain === undefined) return handshake();
    const plain = connect({ host, port });
    open.push(plain);
    plain.on('error', fail);
    startTls(plain, (error) => (error ? fail(error) : handshake(plain)));
  });
}

const codeOf = (error: unknown) => (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? error.message) : String(error));

/** Asks a mail server to switch to TLS (RFC 3207). */
function startTls(socket: Socket, done: (error?: Error) => void): void {
  const asks = ['EHLO somo', 'STARTTLS'];
  let answer = '';
  const hear = (part: Buffer) => {
    answer += part.toString('latin1');
    // The last line of an answer has a space after its code.
    if (!/^\d{3} .*\r?\n$/m.test(answer)) return;
    const next = asks.shift();
    const isRefused = !answer.startsWith('2') || (next === 'STARTTLS' && !/^250[ -]STARTTLS/im.test(answer));
    if (next === undefined || isRefused) {
      socket.off('data', hear);
      return done(isRefused ? new Error('the mail server offers no TLS') : undefined);
    }
    answer = '';
    socket.write(`${next}\r\n`);
  };
  socket.on('data', hear);
}
