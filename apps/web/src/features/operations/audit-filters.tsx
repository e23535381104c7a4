import { useId, useRef, useState } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { operatorActions } from '@somo/contracts/operators';
import { commandLine } from '@somo/contracts/rules/operator-search';
import { SelectField } from '../../ui/select-field';
import { auditPeriods, type AuditFilter } from './audit-filter';

interface Props {
  filter: AuditFilter;
  /** The addresses of the operators who are known to have done something. */
  operators: string[];
  onChange: (filter: AuditFilter) => void;
}

/** Who did what, and when: narrows the audit log. */
export function AuditFilters({ filter, operators, onChange }: Props) {
  const { t } = useTranslation('operations');
  const known = [...new Set([...operators, ...(filter.operator && filter.operator !== commandLine ? [filter.operator] : [])])].sort();
  const choose = (part: Partial<AuditFilter>) => onChange({ ...filter, ...part });
  const isNarrow = Object.values(filter).some(Boolean);
  // On a phone, what narrows the log is in view at first.
  const [isOpen, setIsOpen] = useState(isNarrow);
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  function clear(): void {
    // The button goes, and the focus with it.
    group.current?.focus();
    onChange({});
  }
  return (
    <>
      <Button
        display={{ base: 'inline-flex', sm: 'none' }}
        variant="outline"
        size="sm"
        minH="11"
        mb="4"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden />
        {t('audit.filters.open')}
      </Button>
      <Box
        ref={group}
        id={id}
        role="group"
        aria-label={t('audit.title')}
        tabIndex={-1}
        display={{ base: isOpen ? 'grid' : 'none', sm: 'grid' }}
        gap="3"
        mb="6"
        alignItems="end"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: '14rem 16rem 12rem auto' }}
        justifyContent="start"
      >
        <SelectField
          label={t('audit.filters.action')}
          value={filter.action ?? ''}
          onChange={(value) => choose({ action: operatorActions.find((each) => each === value) })}
          options={[
            { value: '', label: t('audit.filters.anyAction') },
            ...operatorActions.map((value) => ({ value, label: t(`audit.actions.${value}`) })),
          ]}
        />
        <SelectField
          label={t('audit.filters.operator')}
          value={filter.operator ?? ''}
          onChange={(value) => choose({ operator: value || undefined })}
          options={[
            { value: '', label: t('audit.filters.anyone') },
            ...known.map((value) => ({ value, label: value, stored: true as const })),
            { value: commandLine, label: t('audit.commandLine') },
          ]}
        />
        <SelectField
          label={t('audit.filters.period')}
          value={filter.period ?? ''}
          onChange={(value) => choose({ period: auditPeriods.find((each) => each === value) })}
          options={[
            { value: '', label: t('audit.filters.always') },
            ...auditPeriods.map((value) => ({ value, label: t(`audit.filters.${value}`) })),
          ]}
        />
        {isNarrow && (
          <Button variant="plain" justifySelf="start" px="0" onClick={clear}>
            {t('audit.filters.clear')}
          </Button>
        )}
      </Box>
    </>
  );
}
