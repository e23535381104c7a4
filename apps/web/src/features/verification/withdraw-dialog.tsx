import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { VerificationCase } from '@somo/contracts/verification';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  of: VerificationCase;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

const texts = { pending: 'withdrawPending', approved: 'withdrawApproved', refused: 'withdrawRefused', expired: 'withdrawRefused' } as const;

/** Takes a document back, once its teacher has read what that means. */
export function WithdrawDialog({ of: { id, status }, onClose, returnTo }: Props) {
  const { t } = useTranslation('verification');
  const withdrawing = useMutation(mutation('DELETE /api/me/verification/:id', { changes: ['verification', 'profile'] }));
  const withdraw = () =>
    withdrawing.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast(t('withdrawn'));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      danger
      title={t('withdrawTitle')}
      keep={t('keep')}
      confirm={t(withdrawing.isPending ? 'withdrawing' : 'withdraw')}
      busy={withdrawing.isPending}
      onKeep={onClose}
      onConfirm={withdraw}
      returnTo={returnTo}
    >
      {status !== 'withdrawn' && <Text>{t(texts[status])}</Text>}
      {withdrawing.error && (
        <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" mt="4">
          {refusalOf(withdrawing.error) ?? t('failed')}
        </Box>
      )}
    </ConfirmDialog>
  );
}
