import { Box, Button, CloseButton, Dialog, Portal, Skeleton, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { MaterialLine } from './material-line';

interface Props {
  lessonId: string;
  /** What the lesson has already. */
  present: Material[];
  onClose: () => void;
}

/** Adds files to a lesson that its reader added to lessons before. */
export function AgainDialog({ lessonId, present, onClose }: Props) {
  const { t } = useTranslation(['materials', 'common']);
  const own = useQuery(query('GET /api/me/materials'));
  const adding = useMutation(mutation('POST /api/lessons/:id/materials', { changes: ['materials'] }));
  const offered = own.data?.items.filter(({ file }) => !present.some((one) => one.file.id === file.id));
  return (
    <Dialog.Root open scrollBehavior="inside" onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('againTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={t('common:close')} />
            </Dialog.CloseTrigger>
            <Dialog.Body pb="5">
              {adding.error && (
                <Text role="alert" color="clay.fg" textStyle="sm" mb="2">
                  {refusalOf(adding.error) ?? t('notAdded')}
                </Text>
              )}
              {own.isPending && <Skeleton h="24" borderRadius="l2" />}
              <FetchError compact of={own} text={t('failed')} />
              {offered?.length === 0 && <Text color="fg.muted">{t('nothingAgain')}</Text>}
              <Box as="ul" listStyleType="none">
                {offered?.map(({ id, file }) => (
                  <MaterialLine
                    key={id}
                    icon={<FileText size={20} />}
                    name={file.name}
                    bytes={file.bytes}
                    acts={
                      <Button
                        size="sm"
                        variant="outline"
                        disabled={adding.isPending}
                        aria-label={t('addOf', { name: file.name })}
                        onClick={() => adding.mutate({ params: { id: lessonId }, body: { materialId: id } })}
                      >
                        {t('addWord')}
                      </Button>
                    }
                  />
                ))}
              </Box>
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
