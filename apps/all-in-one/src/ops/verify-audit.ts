import { auditedServices } from '@somo/contracts/operators';
import { verifyAudit, type AuditFault, type AuditVerdict } from '@somo/platform/operating/verify-audit';
import type { Command } from './command.js';

export const verifyAuditCommand: Command = {
  words: 'audit verify',
  about: 'compare each audit log with its chain of hashes: nothing may be missing or changed',
  async run(schemas) {
    const data: ({ service: string } & AuditVerdict)[] = [];
    for (const service of auditedServices) data.push({ service, ...(await verifyAudit(await schemas.of(service))) });
    return { text: data.map(sentenceOf).join('\n'), data, isBroken: data.some(({ fault }) => fault !== null) };
  },
};

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

function sentenceOf({ service, entries, since, deletedBefore, lastHash, fault }: { service: string } & AuditVerdict): string {
  const number = `${entries} ${entries === 1 ? 'entry' : 'entries'}`;
  const from = since ? `${number} since ${dayOf(since)}` : number;
  const deleted = deletedBefore ? ` Entries before ${deletedBefore} were deleted by their age.` : '';
  if (fault) return `${service}: ${from}. BROKEN: ${wordsOf(fault)}.${deleted}`;
  return `${service}: ${from}, intact.${deleted}${entries > 0 ? ` The newest has the hash ${lastHash}.` : ''}`;
}

function wordsOf({ kind, seq, id }: AuditFault): string {
  if (kind === 'cut') return `the newest entries are missing, up to number ${seq}`;
  if (kind === 'missing') return `entries before number ${seq} (${id}) are missing`;
  return `number ${seq} (${id}) was changed, or is not in its place`;
}
