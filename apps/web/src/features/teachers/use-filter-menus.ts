import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { dayText, shortMoney, wallTime } from '../../lib/format';
import { countries } from './countries';
import { priceSteps, ratingSteps, sorts, type Chosen, type ChosenName } from './filters';
import { freeDays } from './free-window';
import { languages } from './languages';

interface Choice {
  value: string;
  label: string;
  stored?: true;
}

export interface FilterMenu {
  name: ChosenName;
  label: string;
  options: Choice[];
  /** Has long texts, so it takes a row of its own on a phone. */
  wide?: boolean;
  disabled?: boolean;
}

const plain = (words: readonly string[]): Choice[] => words.map((word) => ({ value: word, label: word, stored: true }));
const dollars = (price: number | string): Choice => ({ value: String(price), label: shortMoney(Number(price) * 100) });

/** Returns the menus of the panel. A value that came with the URL is added to the options, so that it is visible and can be removed. */
export function useFilterMenus(chosen: Chosen, today: string, subjects: string[]): FilterMenu[] {
  const { t } = useTranslation(['filters', 'common']);
  const hours = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => from + at).map((hour) => ({
      value: String(hour),
      label: hour === 24 ? t('midnight') : wallTime(`${String(hour).padStart(2, '0')}:00`),
    }));
  const none = (
    label: string,
    choices: Choice[],
    value?: string,
    own: (value: string) => Choice = (word) => ({ value: word, label: word, stored: true }),
  ) => [{ value: '', label }, ...choices, ...(value === undefined || choices.some((choice) => choice.value === value) ? [] : [own(value)])];
  const prices = (value?: string) => none(t('anyPrice'), priceSteps.map(dollars), value, dollars);
  const days = freeDays(today).map((day) => ({ value: day, label: dayText(day) }));
  const noDay = chosen.free === undefined;
  const anyTime = noDay ? t('dayFirst') : t('anyTime');
  return [
    { name: 'subject', label: t('subject'), options: none(t('anySubject'), plain(subjects), chosen.subject), wide: true },
    {
      name: 'level',
      label: t('level'),
      options: none(
        t('anyLevel'),
        gradeLevels.map((each) => ({ value: each, label: t(`common:gradeLevels.${each}`) })),
      ),
      wide: true,
    },
    { name: 'country', label: t('country'), options: none(t('anyCountry'), plain(countries), chosen.country) },
    { name: 'language', label: t('language'), options: none(t('anyLanguage'), plain(languages), chosen.language) },
    { name: 'min', label: t('priceFrom'), options: prices(chosen.min) },
    { name: 'max', label: t('priceTo'), options: prices(chosen.max) },
    { name: 'free', label: t('freeOn'), options: none(t('anyDay'), days), wide: true },
    { name: 'from', label: t('freeFrom'), options: none(anyTime, hours(0, 23)), disabled: noDay },
    { name: 'to', label: t('freeUntil'), options: none(anyTime, hours(Number(chosen.from ?? 0) + 1, 24)), disabled: noDay },
    {
      name: 'rating',
      label: t('rating'),
      options: none(
        t('anyRating'),
        ratingSteps.map((rating) => ({ value: rating, label: t('ratingFrom', { rating }) })),
      ),
    },
    {
      name: 'sort',
      label: t('sort'),
      options: none(
        t('sorts.best'),
        sorts.slice(1).map((sort) => ({ value: sort, label: t(`sorts.${sort}`) })),
      ),
    },
  ];
}
