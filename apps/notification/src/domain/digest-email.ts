import { translator } from '@somo/messages/translator';
import type { Content } from './content.js';
import type { EmailContent } from './email.js';
import { plainLetter } from './plain-letter.js';
import type { Addressee } from './reader.js';
import { render } from './render.js';

/** Returns the summary of a day: what is new, in the order in which it happened. */
export function digestEmail(contents: Content[], reader: Addressee, publicUrl: string): EmailContent {
  const { t } = translator(reader.language, 'emails');
  const url = `${publicUrl}/${reader.role === 'teacher' ? 'teacher' : 'student'}/notifications`;
  const facts = contents
    .map((content) => render(content, reader))
    .map(({ title, message }) => ({ name: title, value: message, isText: true }));
  const subject = t('digest.subject', { count: facts.length });
  const button = { label: t('digest.button'), url };
  return plainLetter({ subject, sentence: t('digest.text'), facts, button, link: t('digest.open', { url }) }, reader);
}
