import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { gradeLevels } from '@somo/contracts/rules/profile';
import { SelectField } from '../../ui/select-field';
import { useSubjects } from './api/list-subjects';
import { countries } from './countries';
import { priceSteps, sorts } from './filters';

interface Props {
  search: URLSearchParams;
  onChange: (name: string, value: string) => void;
}

export function FilterPanel({ search, onChange }: Props) {
  const { t } = useTranslation('teachers');
  const subjects = useSubjects();
  const plain = (words: readonly string[]) => words.map((word) => ({ value: word, label: word }));
  const prices = priceSteps.map((dollars) => ({ value: String(dollars), label: `$${dollars}` }));
  const menus = [
    { name: 'subject', label: t('subject'), none: t('anySubject'), options: plain(subjects.data?.items ?? []) },
    { name: 'level', label: t('level'), none: t('anyLevel'), options: plain(gradeLevels) },
    { name: 'country', label: t('country'), none: t('anyCountry'), options: plain(countries) },
    { name: 'min', label: t('priceFrom'), none: t('anyPrice'), options: prices },
    { name: 'max', label: t('priceTo'), none: t('anyPrice'), options: prices },
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
      {menus.map((menu) => (
        <SelectField
          key={menu.name}
          label={menu.label}
          value={search.get(menu.name) ?? ''}
          options={[{ value: '', label: menu.none }, ...menu.options]}
          onChange={(value) => onChange(menu.name, value)}
        />
      ))}
    </Box>
  );
}
