import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { dayText, shortMoney, wallTime } from '../../lib/format';
import { countries } from '../../lib/countries';
import { priceSteps, type Chosen, type ChosenName, type FilterGroup } from './filters';
import { freeDays } from './free-window';
import { languages } from '../../lib/languages';

interface Choice {
  value: string;
  label: string;
  stored?: true;
}

export interface FilterMenu {
  name: ChosenName;
  /** The button that opens it. */
  group: FilterGroup;
  label: string;
  options: Choice[];
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
  // A lowest price above the highest would find nobody.
  const { min, max } = chosen;
  const upTo = priceSteps.filter((price) => max === undefined || price <= Number(max));
  const atLeast = priceSteps.filter((price) => min === undefined || price >= Number(min));
  const prices = (steps: number[], value?: string) => none(t('anyPrice'), steps.map(dollars), value, dollars);
  const days = freeDays(today).map((day) => ({ value: day, label: dayText(day) }));
  const noDay = chosen.free === undefined;
  const anyTime = noDay ? t('dayFirst') : t('anyTime');
  return [
    { name: 'subject', group: 'subject', label: t('subject'), options: none(t('anySubject'), plain(subjects), chosen.subject) },
    {
      name: 'level',
      group: 'more',
      label: t('level'),
      options: none(
        t('anyLevel'),
        gradeLevels.map((each) => ({ value: each, label: t(`common:gradeLevels.${each}`) })),
      ),
    },
    { name: 'country', group: 'country', label: t('country'), options: none(t('anyCountry'), plain(countries), chosen.country) },
    { name: 'language', group: 'more', label: t('language'), options: none(t('anyLanguage'), plain(languages), chosen.language) },
    { name: 'min', group: 'price', label: t('priceFrom'), options: prices(upTo, min) },
    { name: 'max', group: 'price', label: t('priceTo'), options: prices(atLeast, max) },
    { name: 'free', group: 'when', label: t('freeOn'), options: none(t('anyDay'), days) },
    { name: 'from', group: 'when', label: t('freeFrom'), options: none(anyTime, hours(0, 23)), disabled: noDay },
    { name: 'to', group: 'when', label: t('freeUntil'), options: none(anyTime, hours(Number(chosen.from ?? 0) + 1, 24)), disabled: noDay },
  ];
}
