import { useState } from 'react';
import { Button, IconButton, Spinner, Text } from '@chakra-ui/react';
import { Download, Eye, FileText, Image, Music, Trash2, Video } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { PictureDialog } from '../../ui/files/picture-dialog';
import { useSaveFile } from '../../ui/files/use-save-file';
import { MaterialLine } from './material-line';
import { hasPagesToDraw } from './use-sending';

interface Props {
  material: Material;
  isOwn: boolean;
  /** The first name of the other person. */
  otherName: string;
  onShow: ((materialId: string) => void) | undefined;
  isShown: boolean;
  /** Why its pages could not be prepared. */
  problem: string | null;
  onPrepare: (() => void) | undefined;
  onRemove: () => void;
}

/** A file that a lesson has: both people download it, a picture opens, and its owner removes it. */
export function MaterialRow({ material, isOwn, otherName, onShow, isShown, problem, onPrepare, onRemove }: Props) {
  const { t } = useTranslation('materials');
  const { id, file, pages } = material;
  const [isOpen, setOpen] = useState(false);
  const save = useSaveFile(file);
  const { name, bytes, width } = file;
  return (
    <>
      <MaterialLine
        {...{ name, bytes }}
        icon={width === null ? iconOf(file.contentType) : <Eye size={20} aria-hidden />}
        open={width === null ? undefined : { label: t('open', { name }), onOpen: () => setOpen(true) }}
        note={
          <>
            {[isOwn ? t('byYou') : t('byOther', { name: otherName }), ...(pages ? [t('pagesCount', { count: pages.count })] : [])].join(
              ' · ',
            )}
            {isShown && (
              <Text as="span" display="block" fontWeight="semibold" color="brand.fg">
                {t('isShown')}
              </Text>
            )}
          </>
        }
        acts={
          <>
            {onShow && !isShown && (width !== null || Boolean(pages?.ready)) && (
              <Button variant="ghost" size="sm" aria-label={t('showOf', { name })} onClick={() => onShow(id)}>
                {t('showToBoth')}
              </Button>
            )}
            <IconButton variant="ghost" aria-label={t('download', { name })} aria-busy={save.isPending} onClick={() => save.mutate()}>
              {save.isPending ? <Spinner size="sm" /> : <Download aria-hidden />}
            </IconButton>
            {isOwn && (
              <IconButton variant="ghost" color="fg.muted" aria-label={t('remove', { name })} onClick={onRemove}>
                <Trash2 aria-hidden />
              </IconButton>
            )}
          </>
        }
      >
        {problem && (
          <Text role="alert" color="clay.fg" textStyle="sm" ms="14">
            {problem}
          </Text>
        )}
        {isOwn && onPrepare && (problem === null || problem === t('notDrawn.stopped')) && hasPagesToDraw(material) && (
          <Button variant="plain" size="sm" ms="14" px="0" minH="11" aria-label={t('prepareOf', { name })} onClick={onPrepare}>
            {t('prepare')}
          </Button>
        )}
      </MaterialLine>
      {isOpen && <PictureDialog file={file} preview={undefined} onClose={() => setOpen(false)} />}
    </>
  );
}

const icons = { image: Image, audio: Music, video: Video };

function iconOf(contentType: string) {
  const [kind = ''] = contentType.split('/');
  const Icon = kind in icons ? icons[kind as keyof typeof icons] : FileText;
  return <Icon size={20} />;
}
