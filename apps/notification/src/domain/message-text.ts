import type { Translator } from '@somo/messages/translator';
import type { MessageNews } from './content.js';
import type { Reader, Text } from './reader.js';

/** Returns the text about unread messages: who wrote, and not what. */
export function messageText({ senderId }: MessageNews, reader: Reader, { t }: Translator<'bell'>): Text {
  const name = reader.nameOf(senderId);
  return { title: t('message.title'), message: name === undefined ? t('message.brief') : t('message.message', { name }) };
}
