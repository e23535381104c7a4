import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  lessonId: string;
  material: Material;
  otherName: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Removes a file from a lesson, for both of its people. */
export function RemoveDialog({ lessonId, material, otherName, onClose, returnTo }: Props) {
  const { t } = useTranslation('materials');
  const removing = useMutation(mutation('DELETE /api/lessons/:id/materials/:materialId', { changes: ['materials'] }));
  const remove = () => removing.mutate({ params: { id: lessonId, materialId: material.id } }, { onSuccess: onClose });
  return (
    <ConfirmDialog
      open
      danger
      title={t('removeTitle', { name: material.file.name })}
      keep={t('keep')}
      confirm={t(removing.isPending ? 'removing' : 'removeWord')}
      busy={removing.isPending}
      onKeep={onClose}
      onConfirm={remove}
      returnTo={returnTo}
    >
      <Text>{t('removeText', { name: otherName })}</Text>
      {removing.error && (
        <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" mt="4">
          {refusalOf(removing.error) ?? t('notRemoved')}
        </Box>
      )}
    </ConfirmDialog>
  );
}
