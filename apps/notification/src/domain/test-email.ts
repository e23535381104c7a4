import type { EmailContent } from './email.js';

/** Returns the email that an operator sends to themselves, in English like all of their pages. */
export function testEmail(publicUrl: string): EmailContent {
  return {
    subject: 'Test email from Somo',
    text: `You asked for this email on the system page of ${publicUrl}. It arrived, so Somo's email works.\n\nIf it was in your spam folder, set up SPF, DKIM and DMARC for the domain of MAIL_FROM.\n\nSomo`,
  };
}
