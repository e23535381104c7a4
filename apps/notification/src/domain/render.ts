// From facts to what one reader sees, in their language.
import { translator } from '@somo/messages/translator';
import type { Content } from './content.js';
import { lessonText } from './lesson-text.js';
import { payoutText } from './payout-text.js';
import type { Reader, Text } from './reader.js';

export function render(content: Content, reader: Reader): Text {
  const words = translator(reader.language, 'bell');
  return content.type === 'payout' ? payoutText(content.params, words) : lessonText(content, reader, words);
}
