import { Box, Spinner } from '@chakra-ui/react';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@somo/contracts/uploads';
import { FileCard } from '../../../ui/file-card';
import { Picture } from './picture';
import { useSaveFile } from '../../../ui/files/use-save-file';

/** The file of a message: a picture is shown, anything else is downloaded. */
export function FileOfMessage({ file }: { file: MessageFile }) {
  const { width, height } = file;
  return width !== null && height !== null ? <Picture file={{ ...file, width, height }} /> : <DownloadCard file={file} />;
}

function DownloadCard({ file }: { file: MessageFile }) {
  const { t } = useTranslation('messages');
  const save = useSaveFile(file);
  return (
    <Box asChild display="block" maxW="full" borderRadius="l2" cursor="pointer" _hover={{ '& > div': { borderColor: 'brand.solid' } }}>
      <button type="button" aria-label={t('files.download', { name: file.name })} aria-busy={save.isPending} onClick={() => save.mutate()}>
        <FileCard name={file.name} bytes={file.bytes} icon={save.isPending ? <Spinner size="sm" /> : <Download aria-hidden />} />
      </button>
    </Box>
  );
}
