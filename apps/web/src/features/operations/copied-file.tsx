import { Box, Spinner } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MessageFile } from '@somo/contracts/uploads';
import { refusalOf } from '../../lib/problem';
import { saveFile } from '../../lib/save-file';
import { download } from '../../lib/send-as-user';
import { toast } from '../../lib/toast';
import { FileCard } from '../../ui/file-card';

interface Props {
  reportId: string;
  /** Of its message. */
  seq: number;
  file: MessageFile;
}

/** A file in the copy of a report: an operator downloads it, which the audit log notes. */
export function CopiedFile({ reportId, seq, file }: Props) {
  const { t } = useTranslation('operations');
  const save = useMutation({
    mutationFn: async () => {
      const { file: bytes } = await download('GET /api/admin/reports/:id/file', { params: { id: reportId }, query: { seq } });
      saveFile(file.name, bytes);
    },
    onError: (error) => toast(t('reports.fileNotSaved'), refusalOf(error) ?? t('reports.tryLater'), 'error'),
  });
  return (
    <Box
      asChild
      display="block"
      mt="2"
      maxW="full"
      borderRadius="l2"
      cursor="pointer"
      _hover={{ '& > div': { borderColor: 'brand.solid' } }}
    >
      <button
        type="button"
        aria-label={t('reports.downloadFile', { name: file.name })}
        aria-busy={save.isPending}
        onClick={() => !save.isPending && save.mutate()}
      >
        <FileCard name={file.name} bytes={file.bytes} icon={save.isPending ? <Spinner size="sm" /> : <Download aria-hidden />} />
      </button>
    </Box>
  );
}
