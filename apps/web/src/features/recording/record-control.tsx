import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { RecordingKind } from '@somo/contracts/recordings';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { SelectField } from '../../ui/select-field';
import { canRecord } from './can-record';

interface Props {
  lessonId: string;
  userId: string;
  /** The first name of the other person. */
  name: string;
  /** Whether both are in the classroom. */
  isTogether: boolean;
  /** The line is thin, or saves data: voice alone is what fits. */
  isThin: boolean;
}

/** Asks the other person whether the lesson may be recorded. */
export function RecordControl({ lessonId, userId, name, isTogether, isThin }: Props) {
  const { t } = useTranslation('recording');
  const recordings = useQuery(query('GET /api/lessons/:id/recordings', { params: { id: lessonId } }));
  const [chosen, setChosen] = useState<RecordingKind>();
  const asking = useMutation(mutation('POST /api/lessons/:id/recordings', { changes: ['recordings'] }));
  if (!recordings.data) return null;
  const { guardian, keptDays, items } = recordings.data;
  const current = items.find(({ state }) => state === 'asked' || state === 'running');
  const kind = chosen ?? (isThin ? 'voice' : 'picture');
  const why = !canRecord()
    ? t('control.unsupported')
    : guardian && !guardian.on
      ? t('control.guardian')
      : current?.state === 'running'
        ? t('control.running')
        : current
          ? t(current.askedBy === userId ? 'control.asked' : 'control.askedByOther', { name })
          : isTogether
            ? undefined
            : t('control.alone', { name });
  return (
    <Box asChild>
      <section aria-label={t('control.title')}>
        <Text textStyle="sm" color="fg.muted" mb="3">
          {why ?? t('control.text', { name, count: keptDays })}
        </Text>
        {!why && (
          <Box display="flex" flexDirection="column" gap="3" alignItems="flex-start">
            <SelectField
              label={t('control.kind')}
              value={kind}
              onChange={(value) => setChosen(value as RecordingKind)}
              options={[
                { value: 'voice', label: t('control.voice') },
                { value: 'picture', label: t('control.picture') },
              ]}
            />
            <Button
              variant="outline"
              aria-busy={asking.isPending}
              onClick={() => asking.mutate({ params: { id: lessonId }, body: { kind } })}
            >
              <Box asChild color="clay.solid">
                <Circle aria-hidden fill="currentColor" size="0.8em" />
              </Box>
              {t('control.ask')}
            </Button>
          </Box>
        )}
        {asking.error && !current && (
          <Text role="alert" color="clay.fg" textStyle="sm" mt="2">
            {refusalOf(asking.error) ?? t('control.failed')}
          </Text>
        )}
      </section>
    </Box>
  );
}
