import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { EditedHours } from './use-hours';

interface Props {
  edited: EditedHours;
  label: string;
  /** Keeps it in view while there are changes. */
  isSticky?: boolean;
}

/** Saves or discards the changes. */
export function SaveBar({ edited, label, isSticky = false }: Props) {
  const { t } = useTranslation('availability');
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      {...(isSticky && edited.isChanged ? { position: 'sticky', top: '16', zIndex: 1, bg: 'bg', py: '3', my: '-3' } : {})}
    >
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
