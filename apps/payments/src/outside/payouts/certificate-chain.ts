import type { X509Certificate } from 'node:crypto';

/** From a certificate to the root that vouches for it there are seldom more than two others. */
const longestChain = 4;

interface Trust {
  roots: readonly X509Certificate[];
  /** Sent along by the owner of the certificate. */
  others: readonly X509Certificate[];
  /** Looks for an issuer that was not sent along. */
  issuerOf: (certificate: X509Certificate) => Promise<X509Certificate | undefined>;
  /** Epoch milliseconds. */
  now: number;
}

/** Returns whether a trusted root has issued a certificate, itself or through others, all of which are valid now. */
export async function isTrusted(certificate: X509Certificate, { roots, others, issuerOf, now }: Trust): Promise<boolean> {
  let current = certificate;
  for (let step = 0; step < longestChain; step += 1) {
    if (!isValidAt(current, now)) return false;
    const issued = current;
    if (roots.some((root) => isValidAt(root, now) && isIssuedBy(issued, root))) return true;
    const issuer = others.find((other) => isIssuedBy(issued, other)) ?? (await issuerOf(issued));
    if (!issuer?.ca || !isIssuedBy(issued, issuer)) return false;
    current = issuer;
  }
  return false;
}

export function isValidAt({ validFrom, validTo }: X509Certificate, now: number): boolean {
  return now >= Date.parse(validFrom) && now <= Date.parse(validTo);
}

const isIssuedBy = (certificate: X509Certificate, issuer: X509Certificate) =>
  certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
