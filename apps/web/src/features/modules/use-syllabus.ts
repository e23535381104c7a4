import { sourceLocale } from '@somo/messages/locales';
import { isPseudoLocale } from '@somo/messages/pseudo-locales';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadArea } from '../../i18n/load-area';

/** Returns what translates the descriptions and lesson titles of a subject's modules; as stored in English, and until the words are here. */
export function useSyllabus(subject: string): (stored: string) => string {
  const { i18n } = useTranslation();
  const locale = i18n.language;
  const [words, setWords] = useState<{ of: string; known: Record<string, string> | undefined }>();
  const of = `${locale} ${subject}`;
  useEffect(() => {
    if (locale === sourceLocale || isPseudoLocale(locale)) return;
    let isCurrent = true;
    void loadArea(locale, 'syllabus').then(
      (loaded) => isCurrent && setWords({ of, known: loaded[subject] as Record<string, string> | undefined }),
      // In English is better than not at all.
      () => undefined,
    );
    return () => void (isCurrent = false);
  }, [of, locale, subject]);
  // Those of the language or subject before are none.
  const known = words?.of === of ? words.known : undefined;
  return (stored) => (known && Object.hasOwn(known, stored) ? (known[stored] ?? stored) : stored);
}
