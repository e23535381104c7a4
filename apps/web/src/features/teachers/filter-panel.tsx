import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../ui/check-field';
import { FetchError } from '../../ui/fetch-error';
import { SelectField } from '../../ui/select-field';
import { useSubjects } from './api/list-subjects';
import type { Chosen, ChosenName } from './filters';
import type { ResultCount } from './result-count';
import { useFilterMenus } from './use-filter-menus';

interface Props {
  chosen: Chosen;
  today: string;
  /** null while the search is running. */
  found: ResultCount | null;
  onChange: (name: ChosenName, value: string) => void;
  onShow: () => void;
}

export function FilterPanel({ chosen, today, found, onChange, onShow }: Props) {
  const { t } = useTranslation(['filters', 'teachers']);
  const subjects = useSubjects();
  const menus = useFilterMenus(chosen, today, subjects.data?.items ?? []);
  const show = !found ? t('showFound') : found.more ? t('showMore', { count: found.count }) : t('show', { count: found.count });
  return (
    <Box
      id="teacher-filters"
      role="group"
      aria-label={t('teachers:filters')}
      display="grid"
      columnGap={{ base: '3', md: '4' }}
      rowGap="4"
      mb="8"
      p={{ base: '3', md: '5' }}
      borderRadius="l3"
      bg="bg.panel"
      boxShadow="card"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' }}
      css={{
        '& select, & input': { scrollMarginBottom: '5rem' },
        '& select': { textOverflow: 'ellipsis', mdDown: { ps: '3', pe: '7' } },
      }}
    >
      {subjects.isError && (
        <Box gridColumn="1 / -1">
          <FetchError compact of={subjects} text={t('subjectsFailed')} />
        </Box>
      )}
      {menus.map((menu) => (
        <Box key={menu.name} gridColumn={menu.wide ? { base: '1 / -1', md: 'auto' } : 'auto'}>
          <SelectField
            label={menu.label}
            value={chosen[menu.name] ?? ''}
            options={menu.options}
            disabled={menu.disabled ?? false}
            onChange={(value) => onChange(menu.name, value)}
          />
        </Box>
      ))}
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }} display="flex" flexDirection="column" gap="3" alignSelf="center">
        {(['instant', 'verified'] as const).map((name) => (
          <CheckField
            key={name}
            label={t(`${name}Only`)}
            checked={chosen[name] === 'true'}
            onChange={(event) => onChange(name, event.target.checked ? 'true' : '')}
          />
        ))}
      </Box>
      <Box
        display={{ base: 'block', lg: 'none' }}
        gridColumn="1 / -1"
        position="sticky"
        bottom="0"
        mx={{ base: '-3', md: '-5' }}
        mb={{ base: '-3', md: '-5' }}
        px={{ base: '3', md: '5' }}
        py="3"
        bg="bg.panel"
        borderTopWidth="1px"
        borderColor="border"
        borderBottomRadius="l3"
      >
        <Button w="full" onClick={onShow}>
          {show}
        </Button>
      </Box>
    </Box>
  );
}
