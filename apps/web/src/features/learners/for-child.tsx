import { useState } from 'react';
import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { CheckField } from '../../ui/check-field';
import type { ChildCheck } from './child-fields';

const loadFields = async () => {
  const [file] = await Promise.all([import('./child-fields'), i18n.loadNamespaces('learners')]);
  return file.ChildFields;
};

interface Props {
  busy: boolean;
  /** Gets what checks and returns the child; null if none is to be added. */
  onCheck: (check: ChildCheck | null) => void;
}

/** Lets a new student say that they book for a child, and who that is. */
export function ForChild({ busy, onCheck }: Props) {
  const { t } = useTranslation('onboarding');
  const [isOpen, setOpen] = useState(false);
  const { part: ChildFields, ...fields } = useDeferredImport(loadFields);
  return (
    <Box>
      <CheckField
        label={t('forChild')}
        checked={isOpen}
        disabled={busy}
        onChange={({ target }) => {
          setOpen(target.checked);
          if (target.checked) fields.show();
        }}
      />
      {isOpen && (
        <Box mt="4" ps="4" borderInlineStartWidth="3px" borderColor="brand.muted">
          {ChildFields ? <ChildFields busy={busy} onCheck={onCheck} /> : <Skeleton h="48" />}
        </Box>
      )}
    </Box>
  );
}
