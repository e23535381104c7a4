import type { ReactNode } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { fieldsOf, filterGroups, type Chosen, type FilterGroup } from './filters';
import type { ResultCount } from './result-count';

const loadPanel = async () => {
  const [file] = await Promise.all([import('./filter-panel'), i18n.loadNamespaces('filters')]);
  return file.FilterPanel;
};

interface Props {
  open: FilterGroup | null;
  onOpen: (group: FilterGroup | null) => void;
  chosen: Chosen;
  today: string;
  found: ResultCount | null;
  onChange: (values: Chosen) => void;
  onShow: () => void;
  /** What is chosen, in the same row. */
  children?: ReactNode;
}

/** Four filters most people use and a button for the rest; each opens its fields below. */
export function FilterBar({ open, onOpen, chosen, today, found, onChange, onShow, children }: Props) {
  const { t } = useTranslation('teachers');
  const { part: FilterPanel, ...panel } = useDeferredImport(loadPanel);
  const shown = FilterPanel ? open : null;
  return (
    <>
      <Box role="group" aria-label={t('filters')} display="flex" flexWrap="wrap" gap="2" mb="4">
        {filterGroups.map((group) => {
          const isSet = fieldsOf(group).some((name) => chosen[name] !== undefined);
          return (
            <Button
              key={group}
              variant={isSet || group === open ? 'subtle' : 'outline'}
              size="sm"
              borderWidth="1px"
              {...(isSet ? { borderColor: 'colorPalette.solid' } : {})}
              aria-expanded={group === shown}
              aria-controls="teacher-filters"
              aria-busy={panel.asked}
              onPointerEnter={panel.prepare}
              onClick={() => {
                onOpen(group === shown ? null : group);
                panel.show();
              }}
            >
              {t(`pills.${group}`)}
              <Box asChild transform={group === shown ? 'rotate(180deg)' : undefined} transition="transform 150ms">
                <ChevronDown aria-hidden />
              </Box>
            </Button>
          );
        })}
        {children}
      </Box>
      {FilterPanel && shown && (
        <FilterPanel group={shown} chosen={chosen} today={today} found={found} onChange={onChange} onShow={onShow} />
      )}
    </>
  );
}
