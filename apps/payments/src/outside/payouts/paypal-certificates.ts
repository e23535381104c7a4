import { refuse } from '@somo/contracts/refusals';
import type { Clock } from '@somo/platform/clock';
import { ConcurrencyLimiter } from '@somo/platform/concurrency-limiter';
import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { isTrusted, isValidAt } from './certificate-chain.js';

const timeoutMs = 10_000;
const waitMs = 5_000;
const longestCertificate = 20_000;
/** PayPal has one certificate at a time; only its own hosts can add to them. */
const mostCertificates = 8;
const path = /^\/v1\/notifications\/certs\/[\w-]{1,100}$/;
const hosts = { live: ['api.paypal.com', 'api-m.paypal.com'], sandbox: ['api.sandbox.paypal.com', 'api-m.sandbox.paypal.com'] };
const subjects = { live: 'messageverificationcerts.paypal.com', sandbox: 'messageverificationcerts.sandbox.paypal.com' };
/** PayPal does not send the certificate between its own and the root, but names where its issuer, DigiCert, has it. */
const issuerUrl = /^CA Issuers - URI:(http:\/\/cacerts\.digicert\.com\/[\w.-]{1,100})$/m;
const inPem = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g;

/** The certificates with which PayPal signs its webhooks: fetched once each, from PayPal alone, and kept. */
export class PayPalCertificates {
  private readonly known = new Map<string, X509Certificate>();
  /** An attacker can name new addresses at PayPal: a flood of them is not passed on. */
  private readonly line = new ConcurrencyLimiter({ atOnce: 2, waiting: 8 });
  private readonly api: URL;

  constructor(
    apiUrl: string,
    private readonly clock: Clock,
  ) {
    this.api = new URL(apiUrl);
  }

  /** PayPal's hosts alone, and the sandbox's for the sandbox alone; or the configured API itself. */
  isAt(text: string): boolean {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    if (!path.test(url.pathname) || url.username !== '' || url.search !== '' || url.hash !== '') return false;
    if (url.origin === this.api.origin) return true;
    return url.protocol === 'https:' && hosts[this.kind()].includes(url.host);
  }

  /** Returns the valid certificate at an address; undefined if there is none. Refuses `provider-unavailable` if PayPal cannot be asked now. */
  async at(url: string): Promise<X509Certificate | undefined> {
    const certificate = this.known.get(url) ?? (await this.line.run(() => this.fetched(url), waitMs));
    return certificate && isValidAt(certificate, this.clock.now()) ? certificate : undefined;
  }

  private async fetched(url: string): Promise<X509Certificate | undefined> {
    const known = this.known.get(url);
    if (known) return known;
    const [certificate, ...others] = certificatesIn(await this.bytesAt(url));
    if (!certificate?.subject.split('\n').includes(`CN=${subjects[this.kind()]}`)) return undefined;
    if (!(await this.isIssuedForPayPal(certificate, others))) return undefined;
    if (this.known.size >= mostCertificates) this.known.clear();
    this.known.set(url, certificate);
    return certificate;
  }

  private async isIssuedForPayPal(certificate: X509Certificate, others: X509Certificate[]): Promise<boolean> {
    // A server for tests, which production refuses, signs with its own.
    if (![...hosts.live, ...hosts.sandbox].includes(this.api.host)) return true;
    const issuerOf = async ({ infoAccess }: X509Certificate) => {
      const url = issuerUrl.exec(infoAccess ?? '')?.[1];
      return url === undefined ? undefined : certificatesIn(await this.bytesAt(url))[0];
    };
    return isTrusted(certificate, { roots: publicRoots(), others, issuerOf, now: this.clock.now() });
  }

  /** Returns what is at an address; nothing if that is an error of ours. */
  private async bytesAt(url: string): Promise<Buffer> {
    const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      .then(async (response) => ({ status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }))
      .catch(() => undefined);
    if (!answer || answer.status >= 500 || answer.status === 429) throw refuse('provider-unavailable');
    return answer.status === 200 && answer.bytes.length <= longestCertificate ? answer.bytes : Buffer.alloc(0);
  }

  private kind(): keyof typeof hosts {
    return hosts.sandbox.includes(this.api.host) ? 'sandbox' : 'live';
  }
}

/** Returns the certificates of a file in PEM or DER; none if one of them cannot be read. */
function certificatesIn(file: Buffer): X509Certificate[] {
  try {
    return (file.toString('latin1').match(inPem) ?? [file]).map((one) => new X509Certificate(one));
  } catch {
    return [];
  }
}

let roots: X509Certificate[] | undefined;
const publicRoots = () => (roots ??= rootCertificates.map((one) => new X509Certificate(one)));
