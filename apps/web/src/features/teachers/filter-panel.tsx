import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSubjects } from '../../lib/catalog';
import { CheckField } from '../../ui/check-field';
import { FetchError } from '../../ui/fetch-error';
import { SelectField } from '../../ui/select-field';
import { fieldsOf, type Chosen, type FilterGroup } from './filters';
import type { ResultCount } from './result-count';
import { useFilterFields } from './use-filter-fields';

interface Props {
  group: FilterGroup;
  chosen: Chosen;
  today: string;
  /** null while the search is running. */
  found: ResultCount | null;
  onChange: (values: Chosen) => void;
  onShow: () => void;
}

/** The fields of one group of filters; each takes effect at once. */
export function FilterPanel({ group, chosen, today, found, onChange, onShow }: Props) {
  const { t } = useTranslation(['filters', 'teachers']);
  const subjects = useSubjects();
  const fields = useFilterFields(chosen, today, subjects.data?.items ?? []);
  const show = !found ? t('showFound') : found.more ? t('showMore', { count: found.count }) : t('show', { count: found.count });
  return (
    <Box
      id="teacher-filters"
      role="group"
      aria-label={t('options')}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="4"
      mb="6"
      p={{ base: '4', md: '5' }}
      borderRadius="l3"
      bg="bg.panel"
      boxShadow="card"
    >
      {group === 'subject' && <FetchError compact of={subjects} text={t('subjectsFailed')} />}
      {fieldsOf(group).map((name) => {
        const { label, options, disabled = false } = fields[name];
        return options ? (
          <Box key={name} flex="1 1 11rem" maxW={{ md: '18rem' }}>
            <SelectField
              label={label}
              value={chosen[name] ?? ''}
              options={options}
              disabled={disabled}
              onChange={(value) => onChange({ [name]: value })}
            />
          </Box>
        ) : (
          <Box key={name} flex="1 1 9rem" minH="11" display="flex" alignItems="center">
            <CheckField
              label={label}
              checked={chosen[name] === 'true'}
              onChange={(event) => onChange({ [name]: event.target.checked ? 'true' : '' })}
            />
          </Box>
        );
      })}
      <Button ms={{ md: 'auto' }} w={{ base: 'full', md: 'auto' }} onClick={onShow}>
        {show}
      </Button>
    </Box>
  );
}
