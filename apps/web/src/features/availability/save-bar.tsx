import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { EditedHours } from './use-hours';

/** Saves or discards the changes. */
export function SaveBar({ edited, label }: { edited: EditedHours; label: string }) {
  const { t } = useTranslation('availability');
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Button disabled={!edited.isChanged || edited.busy} loading={edited.busy} loadingText={t('saving')} onClick={() => edited.save()}>
        {label}
      </Button>
      {edited.isChanged && (
        <>
          {edited.undo && (
            <Button variant="outline" disabled={edited.busy} onClick={edited.undo}>
              {t('undo')}
            </Button>
          )}
          <Button variant="plain" disabled={edited.busy} onClick={edited.discard}>
            {t('discard')}
          </Button>
          <Text role="status" color="fg.muted" textStyle="sm">
            {t('unsaved')}
          </Text>
        </>
      )}
    </Box>
  );
}
