import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import type { EditedHours } from './use-hours';

const sticky = {
  top: { position: 'sticky', top: '16', zIndex: 1, bg: 'bg', py: '3', my: '-3' },
  bottom: { position: 'sticky', bottom: '0', zIndex: 1, bg: 'bg.panel', py: '3', mb: '-3', borderTopWidth: '1px', borderColor: 'border' },
} as const;

interface Props {
  edited: EditedHours;
  label: string;
  /** The edge of the window at which it stays in view while there are changes. */
  stickTo: keyof typeof sticky;
}

/** Saves or discards the changes. */
export function SaveBar({ edited, label, stickTo }: Props) {
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
      {...(edited.isChanged ? sticky[stickTo] : {})}
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
          <Text role="status" color="fg.muted" textStyle="sm">
            {t('unsaved')}
          </Text>
        </>
      )}
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
