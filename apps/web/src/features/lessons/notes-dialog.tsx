import { Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { subjectName } from '../../i18n/names';
import { fullDate, lessonTime, listText } from '../../lib/format';
import { toast } from '../../lib/toast';
import type { Side } from './lesson-rules';
import { NotesField } from './notes-field';

interface Props {
  lesson: Lesson;
  side: Side;
  zone: string;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Edits the notes about a lesson. A click beside it does not close it, so that what was typed is not lost by accident. */
export function NotesDialog({ lesson, side, zone, onClose, returnTo }: Props) {
  const { t } = useTranslation(['lessons', 'common']);
  const saved = () => {
    toast(t('notesSaved'));
    onClose();
  };
  return (
    <Dialog.Root open closeOnInteractOutside={false} finalFocusEl={returnTo} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('notesTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg" pb="6">
              <Text fontWeight="semibold">{listText([subjectName(lesson.subject), fullDate(lesson.startsAt, zone)])}</Text>
              <Text mb="5">{lessonTime(lesson, zone)}</Text>
              <NotesField
                lesson={lesson}
                side={side}
                onSaved={saved}
                actions={
                  <Button variant="outline" onClick={onClose}>
                    {t('common:cancel')}
                  </Button>
                }
              />
            </Dialog.Body>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
