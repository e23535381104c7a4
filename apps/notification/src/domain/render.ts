// From facts to the sentence one reader sees, in their language.
import type { Content } from './content.js';
import { english } from './templates/en.js';
import type { Reader, Text } from './reader.js';

const languages: Record<string, (content: Content, reader: Reader) => Text> = { en: english };

export function render(content: Content, reader: Reader): Text {
  return (languages[reader.language] ?? english)(content, reader);
}
