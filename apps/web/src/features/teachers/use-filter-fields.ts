import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { byName, countryName, languageName, subjectName } from '../../i18n/names';
import { countries } from '../../lib/countries';
import { ratingText, shortMoney } from '../../lib/format';
import { languages } from '../../lib/languages';
import type { Chosen } from './chosen';
import { ratingSteps, type FieldName } from './filters';

/** Steps of the two price menus, in dollars. */
const priceSteps = [10, 15, 20, 25, 30, 40, 50, 75, 100];

interface Choice {
  value: string;
  label: string;
  stored?: true;
}

interface FilterField {
  label: string;
  /** Left out for a checkbox. */
  options?: Choice[];
}

const named =
  (nameOf: (stored: string) => string) =>
  (word: string): Choice => ({ value: word, label: nameOf(word), stored: true });
const dollars = (price: number | string): Choice => ({ value: String(price), label: shortMoney(Number(price) * 100) });

/** Returns the field of every filter. A value that came with the URL is added to the options, so that it is visible and can be removed. */
export function useFilterFields(chosen: Chosen, subjects: string[]): Record<FieldName, FilterField> {
  const { t } = useTranslation(['filters', 'common']);
  const { min, max } = chosen;
  const menu = (name: FieldName, none: string, choices: Choice[], own: (value: string) => Choice): Choice[] => {
    const value = chosen[name];
    const isOffered = value === undefined || choices.some((choice) => choice.value === value);
    return [{ value: '', label: none }, ...choices, ...(isOffered ? [] : [own(value)])];
  };
  const stored = (name: FieldName, none: string, words: readonly string[], nameOf: (stored: string) => string) =>
    menu(name, none, words.map(named(nameOf)), named(nameOf));
  const levels = gradeLevels.map((each) => ({ value: each, label: t(`common:gradeAges.${each}`) }));
  const andUp = (rating: string) => ({ value: rating, label: t('ratingFrom', { rating: ratingText(Number(rating)) }) });
  // A lowest price above the highest would find no one.
  const upTo = priceSteps.filter((price) => max === undefined || price <= Number(max));
  const atLeast = priceSteps.filter((price) => min === undefined || price >= Number(min));
  return {
    subject: { label: t('subject'), options: stored('subject', t('anySubject'), byName(subjects, subjectName), subjectName) },
    level: { label: t('level'), options: menu('level', t('anyLevel'), levels, named(String)) },
    country: { label: t('country'), options: stored('country', t('anyCountry'), byName(countries, countryName), countryName) },
    language: { label: t('language'), options: stored('language', t('anyLanguage'), languages, languageName) },
    min: { label: t('priceFrom'), options: menu('min', t('anyPrice'), upTo.map(dollars), dollars) },
    max: { label: t('priceTo'), options: menu('max', t('anyPrice'), atLeast.map(dollars), dollars) },
    rating: { label: t('rating'), options: menu('rating', t('anyRating'), ratingSteps.map(andUp), andUp) },
    instant: { label: t('instantOnly') },
    verified: { label: t('verifiedOnly') },
    favorites: { label: t('favoritesOnly') },
  };
}
