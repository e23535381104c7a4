import { useState, type ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@somo/contracts/uploads';
import { useDataSaver } from '../../../lib/data-saver';
import { download } from '../../../lib/send-as-user';
import { previewKey } from '../messages-cache';
import { PictureDialog } from '../../../ui/files/picture-dialog';
import { PictureFrame } from './picture-frame';
import { useIsNear } from './use-is-near';
import { useObjectUrl } from '../../../ui/files/use-object-url';

/** A picture of a message, fetched when it comes near the screen, or for people who save data by a click; a click on the picture opens it. */
export function Picture({ file }: { file: MessageFile & { width: number; height: number } }) {
  const { t } = useTranslation('messages');
  const near = useIsNear();
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const waits = useDataSaver() && !isWanted;
  const preview = useQuery({
    queryKey: previewKey(file.id),
    queryFn: async () => (await download('GET /api/files/:id', { params: { id: file.id }, query: { version: 'preview' } })).file,
    enabled: near.isNear && !waits,
    staleTime: Infinity,
  });
  const src = useObjectUrl(preview.data);
  const frame = (
    <PictureFrame ref={near.ref} width={file.width} height={file.height} src={src} alt={t('files.pictureOf', { name: file.name })}>
      {preview.isError && <Instead>{t('files.pictureFailed')}</Instead>}
      {!src && waits && <Instead>{t('files.showPicture')}</Instead>}
    </PictureFrame>
  );
  const open = () => {
    if (preview.isError) return void preview.refetch();
    if (!src && waits) return setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Box asChild display="block" maxW="full" cursor="pointer" borderRadius="l2">
        <button type="button" onClick={open}>
          {frame}
        </button>
      </Box>
      {isOpen && <PictureDialog file={file} preview={src} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Words where the picture would be. */
function Instead({ children }: { children: ReactNode }) {
  return (
    <Box position="absolute" inset="0" display="flex" alignItems="center" justifyContent="center" p="2" bg="bg.muted" textAlign="center">
      <Text textStyle="sm" color="fg.muted">
        {children}
      </Text>
    </Box>
  );
}
