// From facts to what one reader sees, in their language.
import { translator } from '@somo/messages/translator';
import { isRequestNews, isSignIn, type Content } from './content.js';
import { lessonText } from './lesson-text.js';
import { payoutText } from './payout-text.js';
import { signInText } from './sign-in-text.js';
import { requestText } from './request-text.js';
import type { Reader, Text } from './reader.js';

export function render(content: Content, reader: Reader): Text {
  const words = translator(reader.language, 'bell');
  if (isSignIn(content)) return signInText(content.params, reader, words);
  if (content.type === 'payout') return payoutText(content.params, words);
  return isRequestNews(content) ? requestText(content.params, reader, words) : lessonText(content, reader, words);
}
