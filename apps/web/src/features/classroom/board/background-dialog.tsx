import { useState } from 'react';
import { Box, Button, CloseButton, Dialog, IconButton, Image, Portal, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { query } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import { useObjectUrl } from '../../../ui/files/use-object-url';
import { SelectField } from '../../../ui/select-field';
import { pictureOf } from '../paper/page-picture';
import { canLieBehind, type Background } from './background';

interface Props {
  lessonId: string;
  /** What lies behind the page now. */
  background: Background | undefined;
  onChoose: (background: Background | undefined) => void;
  onClose: () => void;
}

/** Chooses what lies behind a page of the board: a picture, or a page of a PDF, of the materials of the lesson. */
export function BackgroundDialog({ lessonId, background, onChoose, onClose }: Props) {
  const { t } = useTranslation(['board', 'common']);
  const materials = useQuery(query('GET /api/lessons/:id/materials', { params: { id: lessonId } }));
  const items = (materials.data?.items ?? []).filter(canLieBehind);
  const [chosen, setChosen] = useState<Background>(background ?? { materialId: '', page: 1 });
  const material = items.find(({ id }) => id === chosen.materialId) ?? items[0];
  const page = material?.id === chosen.materialId ? chosen.page : 1;
  const choose = (next: Background | undefined) => {
    onChoose(next);
    onClose();
  };
  return (
    <Dialog.Root open scrollBehavior="inside" onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('background.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={t('common:close')} />
            </Dialog.CloseTrigger>
            <Dialog.Body>
              {materials.isPending && <Skeleton h="24" borderRadius="l2" />}
              <FetchError compact of={materials} text={t('background.notListed')} />
              {materials.data && !material && <Text>{t('background.none')}</Text>}
              {material && (
                <>
                  <Text color="fg.muted" textStyle="sm" mb="2">
                    {t('background.text')}
                  </Text>
                  <SelectField
                    label={t('background.file')}
                    value={material.id}
                    onChange={(materialId) => setChosen({ materialId, page: 1 })}
                    options={items.map(({ id, file }) => ({ value: id, label: file.name, stored: true }))}
                  />
                  <Preview {...{ lessonId, material, page }} onPage={(next) => setChosen({ materialId: material.id, page: next })} />
                </>
              )}
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              {background && (
                <Button variant="ghost" onClick={() => choose(undefined)}>
                  {t('background.remove')}
                </Button>
              )}
              {material ? (
                <Button onClick={() => choose({ materialId: material.id, page })}>{t('background.act')}</Button>
              ) : (
                <Button variant="outline" onClick={onClose}>
                  {t('common:close')}
                </Button>
              )}
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Preview({
  lessonId,
  material,
  page,
  onPage,
}: {
  lessonId: string;
  material: Material;
  page: number;
  onPage: (page: number) => void;
}) {
  const { t } = useTranslation('board');
  const { data } = useQuery(pictureOf({ lessonId, material, page, size: 'small' }));
  const src = useObjectUrl(data);
  const count = material.pages?.ready ?? 1;
  return (
    <Box mt="3" display="flex" flexDirection="column" alignItems="center" gap="1">
      <Box h="48" w="full" display="flex" justifyContent="center" bg="bg.muted" borderRadius="l2" p="2">
        {src && <Image src={src} alt={t('background.preview', { name: material.file.name, number: page })} h="full" objectFit="contain" />}
      </Box>
      {count > 1 && (
        <Box role="group" aria-label={t('background.pages')} display="flex" alignItems="center">
          <IconButton variant="ghost" aria-label={t('pages.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft aria-hidden />
          </IconButton>
          <Text textStyle="sm" fontVariantNumeric="tabular-nums" aria-live="polite">
            {t('pages.at', { number: page, count })}
          </Text>
          <IconButton variant="ghost" aria-label={t('pages.next')} disabled={page >= count} onClick={() => onPage(page + 1)}>
            <ChevronRight aria-hidden />
          </IconButton>
        </Box>
      )}
    </Box>
  );
}
