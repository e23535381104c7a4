import { useState } from 'react';
import { Box, Button, CloseButton, Dialog, Image, Portal, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@somo/contracts/uploads';
import { useDataSaver } from '../../lib/data-saver';
import { ownKey } from '../../lib/query';
import { saveFile } from '../../lib/save-file';
import { download } from '../../lib/send-as-user';
import { fileSize } from '../file-size';
import { Stored } from '../stored';
import { useObjectUrl } from './use-object-url';

interface Props {
  file: MessageFile;
  /** What is shown until the whole picture is there. */
  preview: string | undefined;
  onClose: () => void;
}

/** A picture as large as the window allows. People who save data see its preview until they ask for all of it. */
export function PictureDialog({ file, preview, onClose }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const [isWanted, setWanted] = useState(false);
  const isEnough = useDataSaver() && preview !== undefined && !isWanted;
  const whole = useQuery({
    queryKey: ownKey('file', file.id, 'whole'),
    queryFn: async () => (await download('GET /api/files/:id', { params: { id: file.id } })).file,
    enabled: !isEnough,
    staleTime: Infinity,
  });
  const src = useObjectUrl(whole.data) ?? preview;
  return (
    <Dialog.Root open onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0">
          <Dialog.Content maxW="full" h="full" borderRadius="0" borderWidth="0">
            <Box display="flex" alignItems="center" gap="2" p="2" ps="4" borderBottomWidth="1px" borderColor="border">
              <Dialog.Title flex="1" minW="0" truncate textStyle="md">
                <Stored>{file.name}</Stored>
              </Dialog.Title>
              {isEnough && (
                <Button variant="ghost" onClick={() => setWanted(true)}>
                  {t('files.fullSize', { size: fileSize(file.bytes) })}
                </Button>
              )}
              <Button
                variant="ghost"
                minW="11"
                px={{ base: '0', md: '4' }}
                disabled={!whole.data}
                onClick={() => whole.data && saveFile(file.name, whole.data)}
              >
                <Download aria-hidden />
                <Box as="span" srOnly={{ base: true, md: false }}>
                  {t('files.save')}
                </Box>
              </Button>
              <Dialog.CloseTrigger asChild position="static">
                <CloseButton size="md" aria-label={t('files.close')} />
              </Dialog.CloseTrigger>
            </Box>
            <Box
              flex="1"
              minH="0"
              display="flex"
              flexDirection="column"
              alignItems="center"
              justifyContent="center"
              p={{ base: '2', md: '6' }}
            >
              {src && (
                <Image src={src} alt={t('files.pictureOf', { name: file.name })} maxW="full" maxH="full" minH="0" objectFit="contain" />
              )}
              {whole.isError && (
                <Text role="alert" color="clay.fg" pt="3">
                  {t('files.wholeFailed')}
                </Text>
              )}
            </Box>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
