import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@somo/contracts/recordings';
import { AskedDialog } from './asked-dialog';
import { RecordingMark } from './recording-mark';

interface Props {
  recording: Recording;
  keptDays: number;
  /** The first name of who asks. */
  name: string;
}

/** The question of the other person. Who puts it aside has not answered, and finds it again over the picture. */
export function Asked(asked: Props) {
  const { t } = useTranslation('recording');
  const [isOpen, setOpen] = useState(true);
  const answer = useRef<HTMLButtonElement>(null);
  return (
    <>
      {!isOpen && <RecordingMark asking={t('asks', { name: asked.name })} act={t('answer')} onAct={() => setOpen(true)} button={answer} />}
      <AskedDialog {...asked} open={isOpen} onAside={() => setOpen(false)} returnTo={() => answer.current} />
    </>
  );
}
