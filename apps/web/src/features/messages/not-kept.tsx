import { Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../ui/empty-state';

/** In place of a conversation that cannot be read offline. */
export function NotKept({ onBack }: { onBack?: (() => void) | undefined }) {
  const { t } = useTranslation(['messages', 'common']);
  return (
    <EmptyState
      drawing="cloud"
      title={t('common:offlineTitle')}
      text={t('notKept')}
      action={
        onBack && (
          <Button variant="outline" onClick={onBack}>
            {t('back')}
          </Button>
        )
      }
    />
  );
}
