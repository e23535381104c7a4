import { Button } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/i18n';
import type { TeacherProfile } from '@somo/contracts/people';
import { useDeferredImport } from '../../lib/use-deferred-import';

const loadDialog = async () => {
  const [file] = await Promise.all([import('./ask-dialog'), i18n.loadNamespaces('times')]);
  return file.AskDialog;
};

interface Props {
  teacher: TeacherProfile;
  zone: string;
  teacherZone: string;
  /** For whom the lesson is; null: for the student. */
  whoFor: { learnerId: string | null; isPending: boolean; choice: ReactNode };
}

/** Lets a student ask for times that the teacher does not offer. */
export function AskForTime(props: Props) {
  const { t } = useTranslation('requests');
  const [open, setOpen] = useState(false);
  const { part: AskDialog, ...dialog } = useDeferredImport(loadDialog);
  function show(): void {
    setOpen(true);
    dialog.show();
  }
  return (
    <>
      <Button variant="outline" loading={dialog.asked} onPointerEnter={dialog.prepare} onClick={show}>
        {t('ask.open')}
      </Button>
      {open && AskDialog && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
