import { useRef, useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { startIn } from '../../lib/reading';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { scrollRow } from '../../ui/scroll-row';
import { FilterPill } from './filter-pill';
import type { Chosen } from './chosen';
import { filterGroups, groupText, withoutGroup, type FilterGroup } from './filters';
import type { ResultCount } from './result-count';
import { staysOnTop } from './stays-on-top';

const loadPanel = async () => {
  const [file] = await Promise.all([import('./filter-panel'), i18n.loadNamespaces('filters')]);
  return file.FilterPanel;
};

interface Props {
  chosen: Chosen;
  zone: string;
  today: string;
  found: ResultCount | null;
  onChange: (values: Chosen) => void;
  onClear: () => void;
  onShow: () => void;
}

/** Four filters most people use and a button for the rest, each with its value; the fields of one open below it. */
export function FilterBar({ chosen, zone, today, found, onChange, onClear, onShow }: Props) {
  const { t } = useTranslation('search');
  const { part: FilterPanel, ...panel } = useDeferredImport(loadPanel);
  const [open, setOpen] = useState<FilterGroup | null>(null);
  const [at, setAt] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement | null>(null);
  const shown = FilterPanel ? open : null;
  const values = filterGroups.map((group) => ({ group, value: groupText(group, chosen, t) }));
  const set = values.filter(({ value }) => value !== undefined).length + (chosen.q === undefined ? 0 : 1);

  return (
    <Box
      ref={bar}
      position="relative"
      mb={{ base: '3', lg: '4' }}
      mx={{ base: '-4', md: '-8', lg: '0' }}
      px={{ base: '4', md: '8', lg: '0' }}
      css={staysOnTop}
    >
      <Box
        role="group"
        aria-label={t('filters')}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        css={scrollRow({ base: '4', md: '8' })}
      >
        {values.map(({ group, value }) => (
          <FilterPill
            key={group}
            group={group}
            value={value}
            open={group === shown}
            busy={panel.asked && group === open}
            onPrepare={panel.prepare}
            onToggle={(button) => {
              opener.current = button;
              setAt(button.parentElement && bar.current ? startIn(bar.current, button.parentElement) : 0);
              setOpen(group === shown ? null : group);
              panel.show();
            }}
            onRemove={() => onChange(withoutGroup(group))}
          />
        ))}
        {set > 1 && (
          <Button variant="plain" size="sm" minH={{ base: '11', md: '9' }} ms={{ lg: '2' }} onClick={onClear}>
            {t('clearAll')}
          </Button>
        )}
      </Box>
      {FilterPanel && shown && (
        <FilterPanel
          key={shown}
          group={shown}
          chosen={chosen}
          zone={zone}
          today={today}
          found={found}
          at={at}
          within={bar}
          onChange={onChange}
          onClose={(isEscape) => {
            setOpen(null);
            if (isEscape) opener.current?.focus();
          }}
          onShow={() => {
            setOpen(null);
            onShow();
          }}
        />
      )}
    </Box>
  );
}
