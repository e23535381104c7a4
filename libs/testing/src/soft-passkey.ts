// A passkey in memory, which makes what a browser sends: valid, and wrong in each way that a server must notice.
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Ceremony {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the device has checked who holds it. */
  isVerified?: boolean;
  counter?: number;
}

type Cbor = number | string | Buffer | Map<number | string, Cbor>;

const [present, verified, attested] = [1, 4, 64];
const url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Buffer | string): Buffer => createHash('sha256').update(bytes).digest();

export class SoftPasskey {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly publicKey: KeyObject;
  private readonly privateKey: KeyObject;

  /** `step`: how much it counts for each signature; 0, as synced passkeys do. */
  constructor(
    private readonly step = 0,
    private readonly site = { origin: 'http://localhost:3000', rpId: 'localhost' },
  ) {
    ({ publicKey: this.publicKey, privateKey: this.privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' }));
    this.counter = step;
  }

  /** Returns what `navigator.credentials.create` returns. */
  make(ceremony: Ceremony) {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    const coordinate = (text: string) => Buffer.from(text, 'base64url');
    const key = cbor(new Map<number, Cbor>([[1, 2], [3, -7], [-1, 1], [-2, coordinate(x)], [-3, coordinate(y)]])); // prettier-ignore
    const length = Buffer.from([0, this.id.length]);
    const data = Buffer.concat([this.data(ceremony, attested), Buffer.alloc(16), length, this.id, key]);
    const attestation = new Map<string, Cbor>([['fmt', 'none'], ['attStmt', new Map()], ['authData', data]]); // prettier-ignore
    return {
      credentialId: url(this.id),
      clientData: url(this.client('webauthn.create', ceremony)),
      attestation: url(cbor(attestation)),
      transports: ['internal' as const],
    };
  }

  /** Returns what `navigator.credentials.get` returns. */
  sign(ceremony: Ceremony) {
    this.counter += this.step;
    const data = this.data({ counter: this.counter, ...ceremony }, 0);
    const client = this.client('webauthn.get', ceremony);
    return {
      credentialId: url(this.id),
      clientData: url(client),
      authenticatorData: url(data),
      signature: url(sign('sha256', Buffer.concat([data, sha256(client)]), this.privateKey)),
    };
  }

  private client(type: string, { challenge, origin = this.site.origin }: Ceremony): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  private data({ rpId = this.site.rpId, isVerified = true, counter = this.counter }: Ceremony, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([present | (isVerified ? verified : 0) | flags]), count]);
  }
}

/** As much of CBOR (RFC 8949) as an attestation takes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  return length < 256 ? Buffer.from([(major << 5) | 24, length]) : Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
