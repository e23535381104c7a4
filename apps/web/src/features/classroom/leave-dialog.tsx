import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Classroom } from '@somo/contracts/classroom';
import { timeOf } from '../../lib/format';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  open: boolean;
  classroom: Classroom;
  zone: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a person leaves the call. */
export function LeaveDialog({ open, classroom, zone, onStay, onLeave }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <ConfirmDialog
      open={open}
      title={t('leave.title')}
      keep={t('leave.stay')}
      confirm={t('leave.leave')}
      danger
      onKeep={onStay}
      onConfirm={onLeave}
    >
      <Text>{t('leave.text', { time: timeOf(classroom.closesAt, zone) })}</Text>
    </ConfirmDialog>
  );
}
