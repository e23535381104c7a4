import { Box } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Waiting, WaitingFile } from '../../../lib/outbox';
import { outboxFiles } from '../../../lib/outbox-files';
import { ownKey } from '../../../lib/query';
import { useUploaded } from '../../../lib/upload-progress';
import { FileCard } from '../../../ui/file-card';
import { PictureFrame } from './picture-frame';
import { useObjectUrl } from '../../../ui/files/use-object-url';

/** A file that the server does not have yet, with how much of it has been uploaded. */
export function FileThatWaits({ message: { clientId }, file }: { message: Waiting; file: WaitingFile }) {
  const { name, bytes, width, height } = file;
  const { t } = useTranslation('messages');
  const share = useUploaded(clientId);
  const kept = useQuery({
    queryKey: ownKey('waiting-file', clientId),
    queryFn: async () => (await outboxFiles.get(clientId)) ?? null,
    enabled: width !== null,
    networkMode: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });
  const src = useObjectUrl(kept.data ?? undefined);
  const bar = share !== undefined && (
    <Box
      position="absolute"
      insetX="0"
      bottom="0"
      h="1"
      bg="bg.muted"
      role="progressbar"
      aria-label={t('files.uploading', { name })}
      aria-valuenow={Math.round(share * 100)}
    >
      <Box h="full" bg="brand.solid" transition="width 0.2s" style={{ width: `${share * 100}%` }} />
    </Box>
  );
  if (width === null || height === null)
    return (
      <FileCard name={name} bytes={bytes}>
        {bar}
      </FileCard>
    );
  return (
    <PictureFrame {...{ width, height, src }} alt={t('files.pictureOf', { name })}>
      {bar}
    </PictureFrame>
  );
}
