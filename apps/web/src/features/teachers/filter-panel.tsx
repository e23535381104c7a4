import { useEffect, type RefObject } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Chosen } from './chosen';
import { groupText, withoutGroup, type FilterGroup } from './filters';
import { FilterFields } from './filter-fields';
import type { ResultCount } from './result-count';
import { TimesFields } from './times-fields';

interface Props {
  group: FilterGroup;
  chosen: Chosen;
  zone: string;
  today: string;
  /** null while the search is running. */
  found: ResultCount | null;
  /** Where its button begins, in pixels. */
  at: number;
  /** A press outside of it closes the panel. */
  within: RefObject<HTMLElement | null>;
  onChange: (values: Chosen) => void;
  onClose: (isEscape: boolean) => void;
  onShow: () => void;
}

const widths: Record<FilterGroup, string> = { when: '38rem', subject: '26rem', price: '24rem', country: '21rem', more: '26rem' };

/** The fields of one group of filters, below its button; each takes effect at once. */
export function FilterPanel({ group, chosen, zone, today, found, at, within, onChange, onClose, onShow }: Props) {
  const { t } = useTranslation('filters');
  const { t: ofSearch } = useTranslation('search');
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !within.current?.contains(event.target)) onClose(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  });
  const show = !found ? t('showFound') : found.more ? t('showMore', { count: found.count }) : t('show', { count: found.count });
  const width = widths[group];
  return (
    <Box
      id="teacher-filters"
      role="group"
      aria-label={ofSearch(`pills.${group}`)}
      position={{ md: 'absolute' }}
      zIndex={{ md: 'popover' }}
      top={{ md: '100%' }}
      style={{ left: `max(0px, min(${String(at)}px, calc(100% - ${width})))` }}
      w={{ md: width }}
      mt="2"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      bg="bg.panel"
      boxShadow={{ base: 'card', md: 'float' }}
    >
      <Box p={{ base: '4', md: '5' }}>
        {group === 'when' ? (
          <TimesFields chosen={chosen} zone={zone} today={today} onChange={onChange} />
        ) : (
          <FilterFields group={group} chosen={chosen} onChange={onChange} />
        )}
      </Box>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        px={{ base: '4', md: '5' }}
        py="3"
        borderTopWidth="1px"
        borderColor="border"
      >
        <Button
          variant="plain"
          size="sm"
          minH="11"
          disabled={groupText(group, chosen, ofSearch) === undefined}
          onClick={() => onChange(withoutGroup(group))}
        >
          {t('clear')}
        </Button>
        <Button onClick={onShow}>{show}</Button>
      </Box>
    </Box>
  );
}
