import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { certificateOf } from '@somo/testing/self-signed';
import { isTrusted } from './certificate-chain.js';

const now = Date.parse('2030-01-07T08:00:00Z');
const year = 365 * 86_400_000;
const keys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const [rootKeys, middleKeys, leafKeys] = [keys(), keys(), keys()];
type Keys = ReturnType<typeof keys>;

const made = (subject: string, of: Keys, issuer: string, by: Keys, { isAuthority = true, fromMs = now - year, toMs = now + year } = {}) =>
  new X509Certificate(certificateOf(of, by, { subject, issuer, isAuthority, fromMs, toMs }));
const root = made('Root', rootKeys, 'Root', rootKeys);
const middle = made('Middle', middleKeys, 'Root', rootKeys);
const leaf = made('Leaf', leafKeys, 'Middle', middleKeys, { isAuthority: false });
const nobody = () => Promise.resolve(undefined);

describe('PAY-03 a certificate', () => {
  it.each([
    ['issued by a root itself', middle, []],
    ['issued through another that was sent along', leaf, [middle]],
  ])('is trusted when %s', async (_, certificate, others) => {
    expect(await isTrusted(certificate, { roots: [root], others, issuerOf: nobody, now })).toBe(true);
  });

  it('is trusted when its issuer was not sent along, but is found', async () => {
    expect(await isTrusted(leaf, { roots: [root], others: [], issuerOf: () => Promise.resolve(middle), now })).toBe(true);
  });

  it.each<[string, X509Certificate, X509Certificate[], X509Certificate[]]>([
    ['signed by itself', made('Leaf', leafKeys, 'Leaf', leafKeys), [], [root]],
    ['in the name of a root that did not sign it', made('Leaf', leafKeys, 'Root', leafKeys), [], [root]],
    ['issued by one that may not issue any', leaf, [made('Middle', middleKeys, 'Root', rootKeys, { isAuthority: false })], [root]],
    ['issued through one that has expired', leaf, [made('Middle', middleKeys, 'Root', rootKeys, { toMs: now - 1000 })], [root]],
    ['not valid yet', made('Leaf', leafKeys, 'Root', rootKeys, { fromMs: now + 1000 }), [], [root]],
    ['of a root that nobody trusts', leaf, [middle, root], []],
    ['without its issuer', leaf, [], [root]],
  ])('is not trusted when it is %s', async (_, certificate, others, roots) => {
    expect(await isTrusted(certificate, { roots, others, issuerOf: nobody, now })).toBe(false);
  });
});
