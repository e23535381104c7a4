import { useRef } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { accountRoles, accountStandings } from '@somo/contracts/operators-search';
import { SelectField } from '../../ui/select-field';
import type { AccountFilter } from './account-filter';

interface Props {
  filter: AccountFilter;
  onChange: (filter: AccountFilter) => void;
}

/** Narrows the list of people. */
export function PeopleFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('operations');
  const group = useRef<HTMLDivElement>(null);
  function clear(): void {
    // The button goes, and the focus with it.
    group.current?.focus();
    onChange({});
  }
  return (
    <Box
      ref={group}
      role="group"
      aria-label={t('people.filters.label')}
      tabIndex={-1}
      display="grid"
      gap="3"
      mb="4"
      alignItems="center"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 13rem)) auto' }}
      justifyContent="start"
    >
      <SelectField
        hideLabel
        label={t('people.columns.role')}
        value={filter.role ?? ''}
        onChange={(value) => {
          const role = accountRoles.find((each) => each === value);
          onChange({ ...filter, role, verified: role === undefined || role === 'teacher' ? filter.verified : undefined });
        }}
        options={[
          { value: '', label: t('people.filters.anyRole') },
          ...accountRoles.map((value) => ({ value, label: t(`people.filters.${value}`) })),
        ]}
      />
      <SelectField
        hideLabel
        label={t('people.columns.status')}
        value={filter.standing ?? ''}
        onChange={(value) => onChange({ ...filter, standing: accountStandings.find((each) => each === value) })}
        options={[
          { value: '', label: t('people.filters.anyStatus') },
          ...accountStandings.map((value) => ({ value, label: t(`people.${value}`) })),
        ]}
      />
      <Box gridColumn={{ base: 'span 2', md: 'auto' }}>
        <SelectField
          hideLabel
          label={t('people.filters.identity')}
          value={filter.verified ?? ''}
          onChange={(value) => {
            const verified = (['true', 'false'] as const).find((each) => each === value);
            onChange({ ...filter, verified, role: verified ? 'teacher' : filter.role });
          }}
          options={[
            { value: '', label: t('people.filters.anyIdentity') },
            { value: 'true', label: t('people.filters.verified') },
            { value: 'false', label: t('people.filters.unverified') },
          ]}
        />
      </Box>
      {Object.values(filter).some(Boolean) && (
        <Button variant="plain" justifySelf="start" px="0" minH="11" onClick={clear}>
          {t('people.filters.clear')}
        </Button>
      )}
    </Box>
  );
}
