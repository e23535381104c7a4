import { readJson } from '@somo/messages/read-json';

type Words = { [key: string]: string | Words };

/** Returns a function that finds a text of the catalogue on a page: 'booking:continue' is the text in a language, with anything for its parameters. */
export function wordsIn(language: string): (key: string) => RegExp {
  return (key) => {
    const [area = '', path = ''] = key.split(':');
    const text = path
      .split('.')
      .reduce<Words | string | undefined>(
        (words, name) => (typeof words === 'object' ? words[name] : undefined),
        readJson(language, area) as Words,
      );
    if (typeof text !== 'string') throw new Error(`The catalogue in ${language} has no text ${key}.`);
    const parts = text.split(/\{\{[^}]*\}\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+'));
    return new RegExp(`^${parts.join('.*')}$`);
  };
}
