import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { horizonDays } from '@somo/contracts/rules/booking';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { addDays } from '../../lib/days';
import { dayText } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { ErrorState } from '../../ui/error-state';
import { SelectField } from '../../ui/select-field';
import { useSubjects } from './api/list-subjects';
import { countries } from './countries';
import { priceSteps, ratingSteps, sorts } from './filters';
import { languages } from './languages';

interface Props {
  search: URLSearchParams;
  today: string;
  onChange: (name: string, value: string) => void;
}

export function FilterPanel({ search, today, onChange }: Props) {
  const { t } = useTranslation('teachers');
  const subjects = useSubjects();
  const plain = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
  const prices = priceSteps.map((dollars) => ({ value: String(dollars), label: `$${dollars}` }));
  const days = Array.from({ length: horizonDays }, (_, at) => addDays(today, at + 1));
  const menus = [
    { name: 'subject', label: t('subject'), none: t('anySubject'), options: plain(subjects.data?.items ?? []) },
    { name: 'level', label: t('level'), none: t('anyLevel'), options: plain(gradeLevels) },
    { name: 'country', label: t('country'), none: t('anyCountry'), options: plain(countries) },
    { name: 'language', label: t('language'), none: t('anyLanguage'), options: plain(languages) },
    { name: 'min', label: t('priceFrom'), none: t('anyPrice'), options: prices },
    { name: 'max', label: t('priceTo'), none: t('anyPrice'), options: prices },
    {
      name: 'rating',
      label: t('rating'),
      none: t('anyRating'),
      options: ratingSteps.map((rating) => ({ value: rating, label: t('ratingFrom', { rating }) })),
    },
    { name: 'free', label: t('freeOn'), none: t('anyDay'), options: days.map((day) => ({ value: day, label: dayText(day) })) },
    {
      name: 'sort',
      label: t('sort'),
      none: t('sorts.best'),
      options: sorts.slice(1).map((sort) => ({ value: sort, label: t(`sorts.${sort}`) })),
    },
  ];
  return (
    <Box
      id="teacher-filters"
      role="group"
      aria-label={t('filters')}
      display="grid"
      gap="4"
      mb="8"
      p="5"
      borderRadius="l3"
      bg="bg.panel"
      boxShadow="card"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
    >
      {subjects.isError && (
        <Box gridColumn="1 / -1">
          <ErrorState compact text={t('subjectsFailed')} retry={subjects.refetch} />
        </Box>
      )}
      {menus.map((menu) => (
        <SelectField
          key={menu.name}
          label={menu.label}
          value={search.get(menu.name) ?? ''}
          options={[{ value: '', label: menu.none }, ...menu.options]}
          onChange={(value) => onChange(menu.name, value)}
        />
      ))}
      <Box gridColumn="1 / -1">
        <CheckField
          label={t('verifiedOnly')}
          checked={search.get('verified') === 'true'}
          onChange={(event) => onChange('verified', event.target.checked ? 'true' : '')}
        />
      </Box>
    </Box>
  );
}
