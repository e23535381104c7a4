import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { teacherSorts as sorts } from '@somo/contracts/rules/search';
import { SelectField } from '../../ui/select-field';

/** Looks like the filters. */
const pill = {
  '& select': {
    minH: { base: '11', md: '9' },
    py: '0',
    ps: { base: '3', md: '4' },
    pe: { base: '7', md: '10' },
    maxW: { base: '7.5rem', md: 'none' },
    textOverflow: 'ellipsis',
    borderRadius: 'full',
    textStyle: 'sm',
    fontWeight: 'semibold',
    color: 'brand.fg',
    borderColor: 'brand.border',
  },
};

/** The order of the results. */
export function SortSelect({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation('search');
  return (
    <Box css={pill}>
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
