// X.509 certificates made here: only as much of DER as an RSA certificate needs.
import { sign, type KeyObject } from 'node:crypto';

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
};
const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
/** sha256WithRSAEncryption, with its NULL parameters. */
const algorithm = sequence(der(0x06, hex('2a864886f70d01010b')), der(0x05));
const name = (commonName: string) => sequence(der(0x31, sequence(der(0x06, hex('550403')), der(0x0c, Buffer.from(commonName)))));
/** GeneralizedTime such as `20300107080000Z`. */
const time = (ms: number) => der(0x18, Buffer.from(`${new Date(ms).toISOString().replace(/\D/g, '').slice(0, 14)}Z`));

/** basicConstraints, critical: it may issue others. */
const authority = der(0xa3, sequence(sequence(der(0x06, hex('551d13')), der(0x01, hex('ff')), der(0x04, sequence(der(0x01, hex('ff')))))));

interface Keys {
  publicKey: KeyObject;
  privateKey: KeyObject;
}

interface Certified {
  subject: string;
  issuer: string;
  isAuthority: boolean;
  fromMs: number;
  toMs: number;
}

/** Returns a certificate in PEM for `keys`, signed by `issuerKeys`. */
export function certificateOf(keys: Keys, issuerKeys: Keys, { subject, issuer, isAuthority, fromMs, toMs }: Certified): string {
  const version = der(0xa0, der(0x02, hex('02')));
  const serial = der(0x02, hex('01'));
  const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' });
  const validity = sequence(time(fromMs), time(toMs));
  const extensions = isAuthority ? [authority] : [];
  const content = sequence(version, serial, algorithm, name(issuer), validity, name(subject), publicKey, ...extensions);
  const signature = sign('RSA-SHA256', content, issuerKeys.privateKey);
  const text = sequence(content, algorithm, der(0x03, hex('00'), signature)).toString('base64');
  return `-----BEGIN CERTIFICATE-----\n${text.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`;
}

/** Returns a certificate for PayPal's webhooks, signed by itself, that is valid between two instants. */
export function selfSigned(keys: Keys, fromMs: number, toMs: number): string {
  const name = 'messageverificationcerts.paypal.com';
  return certificateOf(keys, keys, { subject: name, issuer: name, isAuthority: false, fromMs, toMs });
}
