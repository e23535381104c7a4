import type { Translator } from '@somo/messages/translator';
import type { Reader, Text } from './reader.js';

/** Messages of one person that the reader has not read. */
export interface MessageNews {
  senderId: string;
  /** Of the first one that waits. */
  seq: number;
}

export type MessageContent = { type: 'message'; params: MessageNews };

/** Returns the text about unread messages: who wrote, and not what. */
export function messageText({ senderId }: MessageNews, reader: Reader, { t }: Translator<'bell'>): Text {
  const name = reader.nameOf(senderId);
  return { title: t('message.title'), message: name === undefined ? t('message.brief') : t('message.message', { name }) };
}
