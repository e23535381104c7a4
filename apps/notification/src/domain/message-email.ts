import { translator } from '@somo/messages/translator';
import type { EmailContent } from './email.js';
import type { MessageNews } from './message-text.js';
import { plainLetter } from './plain-letter.js';
import type { Addressee } from './reader.js';

/** Returns the email about messages that wait for their reader: how many and whose, and not what they say. */
export function messageEmail({ senderId }: MessageNews, count: number, reader: Addressee, publicUrl: string): EmailContent {
  const { t } = translator(reader.language, 'emails');
  const name = reader.nameOf(senderId) || t('messages.someone');
  const url = conversationUrl(senderId, reader, publicUrl);
  const button = { label: t('messages.button'), url };
  const subject = t('messages.subject', { name, count });
  return plainLetter({ subject, sentence: t('messages.waiting', { name, count }), button, link: t('messages.open', { url }) }, reader);
}

export function conversationUrl(senderId: string, { role }: Pick<Addressee, 'role'>, publicUrl: string): string {
  return `${publicUrl}/${role === 'teacher' ? 'teacher' : 'student'}/messages?with=${senderId}`;
}
