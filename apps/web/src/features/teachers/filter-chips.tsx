import { Button, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { filterNames, filters, type Chosen } from './filters';

interface Props {
  chosen: Chosen;
  onChange: (values: Chosen) => void;
  onClear: () => void;
  /** Nothing was found: Clear search is offered there. */
  isEmpty: boolean;
}

/** One chip for each choice, which removes it; nothing while nothing is chosen. */
export function FilterChips({ chosen, onChange, onClear, isEmpty }: Props) {
  const { t } = useTranslation('teachers');
  const chips = filterNames.flatMap((name) => {
    const { chip, with: others = [] } = filters[name];
    return chip && chosen[name] !== undefined ? [{ label: chip(chosen[name], t, chosen), without: [name, ...others] }] : [];
  });
  const hasSearch = chosen.q !== undefined && !isEmpty;
  if (chips.length === 0 && !hasSearch) return null;

  return (
    <>
      {hasSearch && (
        <Button variant="subtle" size="sm" onClick={() => onChange({ q: '' })}>
          {t('clearSearch')}
          <X aria-hidden />
        </Button>
      )}
      {chips.map(({ label, without }) => (
        <Button
          key={label}
          variant="subtle"
          size="sm"
          maxW="full"
          aria-label={t('removeFilter', { name: label })}
          onClick={() => onChange(Object.fromEntries(without.map((name) => [name, ''])))}
        >
          <Text as="bdi" truncate data-stored>
            {label}
          </Text>
          <X aria-hidden />
        </Button>
      ))}
      {chips.length + (hasSearch ? 1 : 0) > 1 && (
        <Button variant="plain" size="sm" onClick={onClear}>
          {t('clearAll')}
        </Button>
      )}
    </>
  );
}
