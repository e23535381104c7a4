import { Button, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { shortDayDate, shortMoney, wallTime } from '../../lib/format';
import type { Chosen } from './filters';

interface Props {
  chosen: Chosen;
  onChange: (values: Chosen) => void;
  onClear: () => void;
  /** Nothing was found: Clear search is offered there. */
  isEmpty: boolean;
}

interface ChipOf {
  label: string;
  without: Chosen;
}

/** One chip for each choice, which removes it; nothing while nothing is chosen. */
export function FilterChips({ chosen, onChange, onClear, isEmpty }: Props) {
  const { t } = useTranslation('teachers');
  const dollars = (price: string) => shortMoney(Number(price) * 100);
  const hour = (text: string) => wallTime(`${text.padStart(2, '0')}:00`);
  const chips: ChipOf[] = [];
  const { subject, level, country, language, min, max, free, from, to, instant } = chosen;
  for (const [name, value] of Object.entries({ subject, level, country, language }))
    if (value !== undefined) chips.push({ label: value, without: { [name]: '' } });
  if (min !== undefined) chips.push({ label: t('chips.min', { price: dollars(min) }), without: { min: '' } });
  if (max !== undefined) chips.push({ label: t('chips.max', { price: dollars(max) }), without: { max: '' } });
  if (free !== undefined) chips.push({ label: whenLabel(free), without: { free: '', from: '', to: '' } });
  if (instant !== undefined) chips.push({ label: t('chips.instant'), without: { instant: '' } });
  const hasSearch = chosen.q !== undefined && !isEmpty;
  if (chips.length === 0 && !hasSearch) return null;

  function whenLabel(day: string): string {
    const text = shortDayDate(day);
    if (from !== undefined && to !== undefined) return t('chips.between', { day: text, from: hour(from), to: hour(to) });
    if (from !== undefined) return t('chips.after', { day: text, time: hour(from) });
    return to === undefined ? text : t('chips.before', { day: text, time: hour(to) });
  }

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
          onClick={() => onChange(without)}
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
