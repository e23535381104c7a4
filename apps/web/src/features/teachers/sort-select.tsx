import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../ui/select-field';
import { sorts } from './filters';

/** The order of the results. */
export function SortSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('teachers');
  return (
    <Box w="44">
      <SelectField
        label={t('sort')}
        hideLabel
        value={value}
        options={sorts.map((sort) => ({ value: sort === sorts[0] ? '' : sort, label: t(`sorts.${sort}`) }))}
        onChange={onChange}
      />
    </Box>
  );
}
