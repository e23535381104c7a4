import type { Certificate, CertificateUse } from '@somo/contracts/certificates';
import { toInstant } from '@somo/contracts/time';
import type { Clock } from '../clock.js';
import { readCertificate, type TlsEndpoint } from './read-certificate.js';

export interface UsedEndpoint extends TlsEndpoint {
  use: CertificateUse;
}

const keptMs = 5 * 60 * 1000;
const unreachedMs = 30 * 1000;

/** Reads the certificates of endpoints, each once in five minutes, or in half a minute if it could not be reached. */
export class Certificates {
  private readonly known = new Map<string, { until: number; found: Promise<Certificate> }>();

  constructor(private readonly clock: Clock) {}

  read(endpoints: readonly UsedEndpoint[]): Promise<Certificate[]> {
    return Promise.all(endpoints.map((endpoint) => this.readOne(endpoint)));
  }

  private readOne(endpoint: UsedEndpoint): Promise<Certificate> {
    const key = `${endpoint.use} ${endpoint.host}:${endpoint.port}`;
    const known = this.known.get(key);
    if (known && known.until > this.clock.now()) return known.found;
    const entry = { until: this.clock.now() + keptMs, found: look(endpoint) };
    this.known.set(key, entry);
    void entry.found.then(({ expiresAt }) => {
      if (expiresAt === null) entry.until = this.clock.now() + unreachedMs;
    });
    return entry.found;
  }
}

async function look({ use, ...endpoint }: UsedEndpoint): Promise<Certificate> {
  const host = `${endpoint.host}:${endpoint.port}`;
  try {
    const { expiresAt, problem } = await readCertificate(endpoint);
    return { use, host, expiresAt: toInstant(expiresAt), problem };
  } catch (error) {
    return { use, host, expiresAt: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** Returns the endpoint of an https address; none for another address. */
export function endpointOf(use: CertificateUse, address: string): UsedEndpoint[] {
  if (!URL.canParse(address)) return [];
  const { protocol, hostname, port } = new URL(address);
  return protocol === 'https:' ? [{ use, host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || 443) }] : [];
}
