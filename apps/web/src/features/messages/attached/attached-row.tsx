import { Box, IconButton, Image, Spinner, Text } from '@chakra-ui/react';
import { FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { kindAndSize } from '../../../ui/file-size';
import { Stored } from '../../../ui/stored';
import type { Attachment } from './use-attachment';
import { useObjectUrl } from '../../../ui/files/use-object-url';

/** Of a GIF, the server keeps the first picture. */
const isGif = (name: string) => /\.gif$/i.test(name);

/** The file that goes with the next message, above the field; or why it cannot. */
export function AttachedRow({ of: { file, problem, isPreparing, remove } }: { of: Attachment }) {
  const { t } = useTranslation('messages');
  const picture = useObjectUrl(file?.width ? file.bytes : undefined);
  if (problem)
    return (
      <Box role="alert" display="flex" alignItems="center" gap="2" bg="clay.subtle" color="clay.fg" borderRadius="l2" ps="3.5" mt="3">
        <Text flex="1" py="2" textStyle="sm">
          {t(`files.${problem}`)}
        </Text>
        <IconButton size="md" variant="plain" color="inherit" aria-label={t('files.dismiss')} onClick={remove}>
          <X aria-hidden />
        </IconButton>
      </Box>
    );
  if (!file && !isPreparing) return null;
  return (
    <Box display="flex" alignItems="center" gap="3" bg="bg.muted" borderRadius="l2" p="1.5" mt="3" minH="14" aria-busy={isPreparing}>
      <Box
        display="flex"
        alignItems="center"
        justifyContent="center"
        boxSize="11"
        flexShrink={0}
        borderRadius="l1"
        overflow="hidden"
        bg="bg.panel"
        color="brand.fg"
      >
        {picture ? (
          <Image src={picture} alt="" boxSize="full" objectFit="cover" />
        ) : isPreparing ? (
          <Spinner size="sm" />
        ) : (
          <FileText aria-hidden />
        )}
      </Box>
      <Box flex="1" minW="0" aria-live="polite">
        <Text truncate fontWeight="semibold" textStyle="sm">
          {file ? <Stored>{file.name}</Stored> : t('files.preparing')}
        </Text>
        {file && (
          <Text textStyle="xs" color="fg.muted">
            {kindAndSize(file.name, file.bytes.size)}
            {isGif(file.name) && ` · ${t('files.still')}`}
          </Text>
        )}
      </Box>
      {file && (
        <IconButton size="md" variant="ghost" aria-label={t('files.remove', { name: file.name })} onClick={remove}>
          <X aria-hidden />
        </IconButton>
      )}
    </Box>
  );
}
