// The languages teachers speak, under the names people search for them.
import { translatedNames } from '@somo/messages/server-names';
import { coreWords } from './subject-words.js';

/** By the name in profiles, its other names. */
const spokenLanguages: Record<string, string[]> = {
  Afrikaans: [],
  Amharic: [],
  Arabic: [],
  Bambara: [],
  Bemba: ['chibemba'],
  Berber: ['tamazight'],
  Chichewa: ['nyanja', 'chewa'],
  Dinka: [],
  Dutch: [],
  English: [],
  Ewe: [],
  Fante: [],
  French: [],
  Fula: ['fulani', 'fulfulde', 'pulaar'],
  Ga: [],
  German: [],
  Hausa: [],
  Hindi: [],
  Igbo: [],
  Italian: [],
  Kikuyu: ['gikuyu'],
  Kinyarwanda: [],
  Kirundi: [],
  Kongo: ['kikongo'],
  Lingala: [],
  Luganda: ['ganda'],
  Luo: ['dholuo'],
  Malagasy: [],
  Mandarin: [],
  Ndebele: ['isindebele'],
  Oromo: ['afaan oromo'],
  Pidgin: ['nigerian pidgin'],
  Portuguese: [],
  Russian: [],
  Shona: ['chishona'],
  Somali: [],
  Sotho: ['sesotho'],
  Spanish: [],
  Swahili: [],
  Tigrinya: [],
  Tswana: ['setswana'],
  Turkish: [],
  Twi: [],
  Wolof: [],
  Xhosa: ['isixhosa'],
  Yoruba: [],
  Zulu: [],
};

const byWord = new Map(
  Object.entries(spokenLanguages).flatMap(([language, others]) =>
    [language, ...others, ...translatedNames.map((names) => names.language(language))].map((name) => [coreWords(name), language] as const),
  ),
);

/** Returns the language that these words name ('isiXhosa'); null without one. */
export function spokenLanguage(words: string): string | null {
  return byWord.get(coreWords(words)) ?? null;
}
