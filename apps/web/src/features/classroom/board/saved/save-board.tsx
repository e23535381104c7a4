import { useContext, useState } from 'react';
import { Box, Button, CloseButton, Dialog, Portal, Text } from '@chakra-ui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { withoutMarks } from '@somo/messages/isolate';
import { shortDate } from '../../../../lib/format';
import { SendsFiles, type FileSender } from '../../../../ui/files/sends-files';
import type { BoardDoc } from '../board-doc';
import { fetchBackgrounds } from './fetch-backgrounds';

interface Props {
  board: BoardDoc;
  lesson: Lesson;
  zone: string;
  /** The first name of the other person. */
  name: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Makes a PDF of what is on the board, and adds it to the materials of the lesson. Closing the dialog does not stop it. */
export function SaveBoard(props: Props) {
  const sender = useContext(SendsFiles);
  return sender && <SaveDialog {...props} sender={sender} />;
}

function SaveDialog({ board, lesson, zone, name, isOpen, onClose, sender }: Props & { sender: FileSender }) {
  const { t } = useTranslation(['board', 'common']);
  const [step, setStep] = useState<'asked' | 'making' | 'failed' | 'sent'>('asked');
  const [sent, setSent] = useState(-1);
  const [isWhole, setWhole] = useState(true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  const cache = useQueryClient();
  const pages = isOpen ? board.pages.filter((page) => board.strokesOn(page).length > 0 || board.backgroundOf(page)) : [];
  const isSaved = step === 'sent' && !sender.isOnItsWay(sent);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // More may have been drawn since.
    if (isOpen && isSaved) setStep('asked');
  }
  const mayBegin = (step === 'asked' || step === 'failed') && pages.length > 0;
  async function save(): Promise<void> {
    setStep('making');
    try {
      const [{ boardPdf }, pictures] = await Promise.all([import('./board-pdf'), fetchBackgrounds(cache, lesson.id, board)]);
      const { pdf, isWhole } = await boardPdf(pages.map((page) => ({ strokes: board.strokesOn(page), background: pictures.get(page) })));
      const [file] = sender.send([
        new File([pdf], withoutMarks(t('save.file', { day: shortDate(lesson.startsAt, zone) })), { type: pdf.type }),
      ]);
      setWhole(isWhole);
      setSent(file!);
      setStep('sent');
    } catch {
      setStep('failed');
    }
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={({ open }) => open || onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('save.title')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.CloseTrigger asChild>
              <CloseButton aria-label={t('common:close')} />
            </Dialog.CloseTrigger>
            <Dialog.Body>
              <Box role="status">
                {isSaved ? (
                  <Text>{t('save.done')}</Text>
                ) : pages.length === 0 ? (
                  <Text>{t('save.nothing')}</Text>
                ) : (
                  <Text>{t('save.text', { count: pages.length, name })}</Text>
                )}
                {step === 'sent' && !isWhole && <Text mt="2">{t('save.without')}</Text>}
              </Box>
              {step === 'failed' && (
                <Text role="alert" color="clay.fg" textStyle="sm" mt="2">
                  {t('save.failed')}
                </Text>
              )}
              <Box as="ul" listStyleType="none" mt="2" _empty={{ display: 'none' }}>
                {step === 'sent' && sender.row(sent, () => setStep('asked'))}
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              {mayBegin && (
                <Button variant="ghost" onClick={onClose}>
                  {t('common:cancel')}
                </Button>
              )}
              {mayBegin || step === 'making' ? (
                <Button disabled={step === 'making'} onClick={() => void save()}>
                  {t('save.act')}
                </Button>
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
