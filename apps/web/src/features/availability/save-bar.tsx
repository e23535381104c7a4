import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { bottomEdge } from '../../ui/bottom-edge';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { LiveRegion } from '../../ui/live-region';
import type { EditedHours } from './use-hours';

/** Along the bottom of the window, its buttons in line with the page. */
const atBottom = {
  position: 'fixed',
  insetX: '0',
  bottom: bottomEdge,
  zIndex: 1,
  bg: 'bg.panel',
  py: '3',
  px: { base: '4', md: 'max(2rem, calc((100% - 72rem) / 2 + 2rem))' },
  borderTopWidth: '1px',
  borderColor: 'border',
  boxShadow: 'card',
} as const;

interface Props {
  edited: EditedHours;
  label: string;
}

/** Saves or discards the changes; stays in view while there are any. */
export function SaveBar({ edited, label }: Props) {
  const { t } = useTranslation('availability');
  const bar = useRef<HTMLDivElement>(null);
  const [discarding, setDiscarding] = useState(false);
  // The pressed button may be gone then.
  const keepFocus = () => bar.current?.focus();
  return (
    <Box
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label={label}
      outline="0"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      {...(edited.isChanged ? atBottom : {})}
    >
      <Button disabled={!edited.isChanged || edited.busy} loading={edited.busy} loadingText={t('saving')} onClick={() => edited.save()}>
        {label}
      </Button>
      {edited.isChanged && (
        <>
          {edited.undo && (
            <Button
              variant="outline"
              disabled={edited.busy}
              onClick={() => {
                edited.undo?.();
                keepFocus();
              }}
            >
              {t('undo')}
            </Button>
          )}
          <Button variant="plain" disabled={edited.busy} onClick={() => setDiscarding(true)}>
            {t('discard')}
          </Button>
        </>
      )}
      <LiveRegion color="fg.muted" textStyle="sm">
        {edited.isChanged && t('unsaved')}
      </LiveRegion>
      <ConfirmDialog
        open={discarding}
        danger
        title={t('discardTitle')}
        keep={t('keepEditing')}
        confirm={t('discard')}
        onKeep={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false);
          edited.discard();
        }}
        returnTo={() => bar.current}
      >
        <Text>{t('discardText')}</Text>
      </ConfirmDialog>
    </Box>
  );
}
