// What an operator's search may be: the ID of a lesson or account, a receipt number, an email address, or a name.
export const operatorSearchMax = 200;

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** As it is written, without its hyphens, or without the R. */
const receipt = /^R(-?[0-9A-HJKMNP-TV-Z]{4}){3}$|^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/;

type OperatorSearchKind = 'id' | 'receipt' | 'email' | 'name';

/** Returns what a text names, and the text as it is stored: 'r-7k3m-q9xv-2r8t' → receipt 'R-7K3M-Q9XV-2R8T'. */
export function readOperatorSearch(text: string): { kind: OperatorSearchKind; text: string } {
  const trimmed = text.trim();
  const upper = trimmed.toUpperCase().replace(/\s/g, '');
  if (id.test(trimmed.toLowerCase())) return { kind: 'id', text: trimmed.toLowerCase() };
  if (receipt.test(upper)) return { kind: 'receipt', text: hyphenated(upper) };
  return trimmed.includes('@') ? { kind: 'email', text: trimmed.toLowerCase() } : { kind: 'name', text: trimmed };
}

function hyphenated(receiptNumber: string): string {
  return ['R', ...(receiptNumber.replaceAll('-', '').slice(-12).match(/.{4}/g) ?? [])].join('-');
}

/** In the audit log: what was done by no operator's account. */
export const commandLine = 'command-line';
