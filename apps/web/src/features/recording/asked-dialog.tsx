import { Box, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@somo/contracts/recordings';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { ConfirmDialog } from '../../ui/confirm-dialog';

interface Props {
  recording: Recording;
  keptDays: number;
  /** The first name of who asks. */
  name: string;
  open: boolean;
  /** Closes it without an answer. */
  onAside: () => void;
  returnTo: () => HTMLElement | null;
}

/** The other person wants to record the lesson: nothing is recorded before this one agrees. */
export function AskedDialog({ recording, keptDays, name, open, onAside, returnTo }: Props) {
  const { t } = useTranslation('recording');
  const answering = useMutation(mutation('POST /api/lessons/:id/recordings/:recordingId/answer', { changes: ['recordings'] }));
  const answer = (agree: boolean) => answering.mutate({ params: { id: recording.lessonId, recordingId: recording.id }, body: { agree } });
  const hasFailedToAgree = answering.error !== null && answering.variables.body.agree;
  return (
    <ConfirmDialog
      open={open}
      focusTitle
      title={t('asked.title', { name })}
      keep={t('asked.no')}
      confirm={t(hasFailedToAgree ? 'asked.again' : 'asked.agree')}
      busy={answering.isPending}
      onKeep={() => answer(false)}
      onAside={onAside}
      onConfirm={() => answer(true)}
      returnTo={returnTo}
    >
      <Text>{t(recording.kind === 'voice' ? 'asked.voice' : 'asked.picture', { name })}</Text>
      <Text mt="2">{t('asked.text', { count: keptDays })}</Text>
      {answering.error && (
        <Box role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3" mt="4">
          {refusalOf(answering.error) ?? t('asked.failed')}
        </Box>
      )}
    </ConfirmDialog>
  );
}
