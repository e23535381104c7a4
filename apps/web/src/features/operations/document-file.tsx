import { Box, Spinner, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VerificationTask } from '@somo/contracts/verification';
import { dateOf } from '../../lib/format';
import { refusalOf } from '../../lib/problem';
import { saveFile } from '../../lib/save-file';
import { download } from '../../lib/send-as-user';
import { toast } from '../../lib/toast';
import { useZone } from '../../lib/use-session';
import { FileCard } from '../../ui/file-card';

/** The document itself, which an operator downloads; the audit log notes each time. */
export function DocumentFile({ task: { id, document, deletedAt }, mayOpen }: { task: VerificationTask; mayOpen: boolean }) {
  const { t } = useTranslation('verification');
  const zone = useZone();
  const save = useMutation({
    mutationFn: async (name: string) => {
      const { file } = await download('GET /api/admin/verification/:id/document', { params: { id } });
      saveFile(name, file);
    },
    onError: (error) => toast(t('queue.notOpened'), refusalOf(error) ?? t('queue.tryLater'), 'error'),
  });
  const day = deletedAt && dateOf(deletedAt, zone);
  if (!document)
    return (
      <Text color="fg.muted" textStyle="sm">
        {day && t('queue.deleted', { day })}
      </Text>
    );
  const { name, bytes } = document;
  return (
    <Box minW="0" maxW="full">
      {mayOpen ? (
        <Box asChild display="block" maxW="full" borderRadius="l2" cursor="pointer" _hover={{ '& > div': { borderColor: 'brand.solid' } }}>
          <button
            type="button"
            aria-label={t('queue.open', { name })}
            aria-busy={save.isPending}
            onClick={() => !save.isPending && save.mutate(name)}
          >
            <FileCard name={name} bytes={bytes} icon={save.isPending ? <Spinner size="sm" /> : <Download aria-hidden />} />
          </button>
        </Box>
      ) : (
        <FileCard name={name} bytes={bytes} />
      )}
      {day && (
        <Text color="fg.muted" textStyle="sm" mt="1.5">
          {t('queue.kept', { day })}
        </Text>
      )}
    </Box>
  );
}
