import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { HowLong } from './how-long';

interface Props {
  open: boolean;
  lesson: Lesson;
  zone: string;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before a person leaves the call. */
export function LeaveDialog({ open, lesson, zone, onStay, onLeave }: Props) {
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
      <Text>
        <HowLong lesson={lesson} zone={zone} />
      </Text>
    </ConfirmDialog>
  );
}
