import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@somo/contracts/recordings';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  recording: Recording;
  /** The first name of the other person. */
  name: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Deletes a recording for both people. */
export function DeleteDialog({ recording: { id, lessonId }, name, onClose, returnTo }: Props) {
  const { t } = useTranslation('recording');
  const deleting = useMutation(mutation('DELETE /api/lessons/:id/recordings/:recordingId', { changes: ['recordings'] }));
  return (
    <ConfirmDialog
      open
      danger
      title={t('delete.title')}
      keep={t('delete.keep')}
      confirm={t(deleting.isPending ? 'delete.deleting' : 'delete.word')}
      busy={deleting.isPending}
      onKeep={onClose}
      onConfirm={() => deleting.mutate({ params: { id: lessonId, recordingId: id } }, { onSuccess: onClose })}
      returnTo={returnTo}
    >
      <Text>{t('delete.text', { name })}</Text>
      {deleting.error && (
        <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" mt="4">
          {refusalOf(deleting.error) ?? t('delete.failed')}
        </Box>
      )}
    </ConfirmDialog>
  );
}
