import { Box, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { CheckField } from '../../ui/check-field';

interface Props {
  lessonId: string;
  /** The first name of the learner. */
  learner: string;
  /** Whether the reader booked the lesson for them. */
  isGuardian: boolean;
}

/** Whether the lesson of somebody under 18 may be recorded: their guardian decides, everybody else sees it. */
export function GuardianSwitch({ lessonId, learner, isGuardian }: Props) {
  const { t } = useTranslation('recording');
  const recordings = useQuery(query('GET /api/lessons/:id/recordings', { params: { id: lessonId } }));
  const saving = useMutation(mutation('PUT /api/lessons/:id/recording-consent', { changes: ['recordings'] }));
  const guardian = recordings.data?.guardian;
  if (!guardian) return null;
  if (!isGuardian)
    return (
      <Text textStyle="sm" color="fg.muted">
        {t(guardian.on ? 'guardian.isOn' : 'guardian.isOff', { name: learner })}
      </Text>
    );
  const isOn = saving.isPending ? saving.variables.body.consent : guardian.on;
  return (
    <Box>
      <CheckField
        label={t('guardian.allow', { name: learner })}
        checked={isOn}
        onChange={({ target }) => saving.mutate({ params: { id: lessonId }, body: { consent: target.checked } })}
      />
      <Text textStyle="sm" color="fg.muted" ps="8" mt="1">
        {t('guardian.text')}
      </Text>
      {saving.error && (
        <Text role="alert" color="clay.fg" textStyle="sm" mt="2">
          {refusalOf(saving.error) ?? t('guardian.failed')}
        </Text>
      )}
    </Box>
  );
}
