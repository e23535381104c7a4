// The mails: a bell row's sentence with a greeting and a link, the one that asks to confirm an address, and the one that hands on what somebody wrote to the operator.
import type { Content } from './content.js';
import { receiptText, type Receipted } from './templates/en-receipts.js';
import type { Reader, Text } from './reader.js';
import { render } from './render.js';

export interface EmailContent {
  subject: string;
  text: string;
}

/** A mail about a student's payment is the receipt for it, where there is one. */
export function notificationEmail(content: Content, reader: Reader, publicUrl: string, receipted?: Receipted): EmailContent {
  const { title, message }: Text = render(content, reader);
  const name = reader.nameOf(reader.userId);
  const receipt = receipted ? [receiptText(receipted, reader, publicUrl)] : [];
  const parts = [name ? `Hello ${name},` : 'Hello,', message, ...receipt, linkOf(content, reader, publicUrl), 'Somo'];
  return { subject: receipted ? `${title}: receipt ${receipted.receipt.number}` : title, text: parts.join('\n\n') };
}

function linkOf(content: Content, reader: Reader, publicUrl: string): string {
  if (content.type === 'payout') return `Your earnings: ${publicUrl}/teacher/earnings`;
  return `Your lessons: ${publicUrl}/${content.params.studentId === reader.userId ? 'student' : 'teacher'}/lessons`;
}

export function confirmationEmail(token: string, publicUrl: string): EmailContent {
  const link = `${publicUrl}/confirm-email#token=${encodeURIComponent(token)}`;
  const lines = [
    'Welcome to Somo!',
    `Please confirm your email address:\n${link}`,
    'If you have not signed up, you can ignore this mail.',
    'Somo',
  ];
  return { subject: 'Confirm your email address', text: lines.join('\n\n') };
}

export function contactEmail(name: string, email: string, message: string): EmailContent {
  return { subject: `Message from ${name}`, text: [`${name} (${email}) wrote:`, quoted(message)].join('\n\n') };
}

/** As email programs mark what somebody else has written: no line of it passes for one of ours. */
function quoted(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');
}
