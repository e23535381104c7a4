import { useRef, useState } from 'react';
import { Skeleton, Stack, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@somo/contracts/recordings';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { DeleteDialog } from './delete-dialog';
import { RecordingRow } from './recording-row';

interface Props {
  lessonId: string;
  userId: string;
  /** The first name of the other person. */
  name: string;
  zone: string;
  /** The lesson has ended. */
  isOver: boolean;
}

/** The recordings of a lesson, which both of its people can play and delete. */
export function Recordings({ lessonId, userId, name, zone, isOver }: Props) {
  const { t } = useTranslation('recording');
  const recordings = useQuery(query('GET /api/lessons/:id/recordings', { params: { id: lessonId } }));
  const [deleting, setDeleting] = useState<Recording>();
  const list = useRef<HTMLDivElement>(null);
  const items = recordings.data?.items ?? [];
  const existing = items.filter(({ state }) => state === 'running' || state === 'ended' || state === 'ready');
  return (
    <>
      {recordings.isPending && <Skeleton h="14" borderRadius="l2" />}
      <FetchError compact of={recordings} text={t('failed')} />
      {recordings.data && items.length === 0 && (
        <Text color="fg.muted" textStyle="sm">
          {t(isOver ? 'none' : 'noneYet')}
        </Text>
      )}
      <Stack ref={list} gap="5" tabIndex={-1} outline="none">
        {items.map((recording) => (
          <RecordingRow
            key={recording.id}
            {...{ recording, userId, name, zone }}
            part={existing.includes(recording) ? { at: existing.indexOf(recording) + 1, of: existing.length } : undefined}
            onDelete={() => setDeleting(recording)}
          />
        ))}
      </Stack>
      {deleting && <DeleteDialog recording={deleting} name={name} onClose={() => setDeleting(undefined)} returnTo={() => list.current} />}
    </>
  );
}
