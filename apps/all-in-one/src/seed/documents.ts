// What the teachers of the demo had verified: two of them are, one waits for an answer, and one was refused.
import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { dayMs } from '@somo/calendar/days';
import type { DocumentKind } from '@somo/contracts/rules/verification';
import { putSealed } from '@somo/platform/storage/sealed-file';
import type { Writing } from './conversations.js';
import { accountOf, openSession, registerOrSignIn, signedOut, type SeedAccount } from './create-accounts.js';
import { addressOf, demoPassword, type SeedAsk } from './seed-ask.js';

interface PastDocument {
  teacher: string;
  kind: DocumentKind;
  /** When it is handed in; the answer comes a day later. */
  afterDays: number;
  outcome?: 'approved' | 'refused';
}

const documents: PastDocument[] = [
  { teacher: 'kwame', kind: 'identity', afterDays: 4, outcome: 'approved' },
  { teacher: 'kwame', kind: 'diploma', afterDays: 32, outcome: 'approved' },
  { teacher: 'wanjiru', kind: 'identity', afterDays: 20, outcome: 'approved' },
  { teacher: 'zanele', kind: 'identity', afterDays: 26, outcome: 'refused' },
  { teacher: 'fatou', kind: 'identity', afterDays: 33 },
];

/** The operator who checks documents; the other one of the demo signs in without a second step. */
const checker = 'documents';
const appointedAfterDays = 4;

interface Seeds extends Writing {
  /** Returns a service's own token: only auth appoints operators. */
  tokenOf: () => Promise<string>;
  now: () => number;
}

/** Returns what happens to the documents, and when, from the start of the demo's history. */
export function documentSteps(
  { ask, storage, accounts, tokenOf, now }: Seeds,
  start: number,
): { at: number; act: () => Promise<unknown> }[] {
  let operatorToken: string | undefined;
  const appointing = async () => {
    operatorToken = await appoint(ask, await tokenOf(), now());
  };
  const steps = documents.flatMap(({ teacher, kind, afterDays, outcome }) => {
    const sent: { caseId?: string } = {};
    const send = async () => {
      sent.caseId = await handIn({ ask, storage }, accountOf(accounts, teacher), kind);
    };
    const decide = async () => {
      if (operatorToken === undefined || !sent.caseId || !outcome) return;
      const reasons = outcome === 'refused' ? { reasons: ['unreadable' as const] } : {};
      await ask(operatorToken, 'catalog.decide-verification', { caseId: sent.caseId, outcome, ...reasons });
    };
    const at = start + afterDays * dayMs;
    return [{ at, act: send }, ...(outcome ? [{ at: at + dayMs, act: decide }] : [])];
  });
  return [{ at: start + appointedAfterDays * dayMs, act: appointing }, ...steps];
}

/** Hands a document in the way everyone else does, in one part. */
async function handIn(
  { ask, storage }: Pick<Writing, 'ask' | 'storage'>,
  { token, username }: SeedAccount,
  kind: DocumentKind,
): Promise<string> {
  const file = specimen(`${kind} of ${username}`);
  const { id } = await ask(token, 'catalog.open-document', { name: `${kind}.pdf`, bytes: file.length });
  const { storedAs, dataKey } = await ask(token, 'catalog.check-document-part', { uploadId: id, part: 1 });
  await putSealed(storage, { storedAs, dataKey: Buffer.from(dataKey, 'base64') }, Readable.from([file]));
  await ask(token, 'catalog.finish-document', { uploadId: id });
  return (await ask(token, 'catalog.submit-verification', { uploadId: id, kind })).id;
}

/** Returns a PDF of one page that says what it stands for. */
function specimen(words: string): Buffer {
  const text = `BT /F1 24 Tf 60 760 Td (Specimen: ${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const starts: number[] = [];
  let pdf = '%PDF-1.4\n';
  for (const [at, object] of objects.entries()) {
    starts.push(pdf.length);
    pdf += `${at + 1} 0 obj\n${object}\nendobj\n`;
  }
  const entries = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries}`;
  return Buffer.from(`${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`, 'latin1');
}

/** Returns the token of an operator with two-step sign-in. */
async function appoint(ask: SeedAsk, token: string, now: number): Promise<string> {
  await registerOrSignIn(ask, checker);
  await ask(token, 'auth.appoint-operator', { email: addressOf(checker) });
  const { accessToken, refreshToken } = await openSession(ask, checker);
  const { secret } = await ask(accessToken, 'auth.begin-two-step', { currentPassword: demoPassword });
  await ask(accessToken, 'auth.confirm-two-step', { code: codeOf(secret, now) });
  // Only a new token says that there is a second step.
  return (await signedOut(ask, await ask(null, 'auth.refresh', { refreshToken }))).accessToken;
}

/** Returns the code of an authenticator app (TOTP, RFC 6238). */
function codeOf(base32: string, now: number): string {
  const bits = [...base32].map((sign) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const mac = createHmac('sha1', key).update(step).digest();
  const number = mac.readUInt32BE(mac[19]! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}
