import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { uploadBytesMax } from '@somo/contracts/rules/uploads';
import { documentTypeByName, type DocumentKind } from '@somo/contracts/rules/verification';
import { outdate } from '../../lib/changes';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { sendDocument } from './send-document';

interface SendDocument {
  send: (file: File) => void;
  isSending: boolean;
  /** How much has been sent, from 0 to 1. */
  share: number;
  /** What is wrong with the file that was chosen last, or why it was not sent. */
  problem: string | null;
}

/** Returns what sends a document of one kind; leaving the page stops it. */
export function useSendDocument(kind: DocumentKind): SendDocument {
  const { t } = useTranslation('verification');
  const [share, setShare] = useState(0);
  const [wrong, setWrong] = useState<string | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const sending = useMutation({
    mutationFn: (file: File) => {
      stop.current = new AbortController();
      setShare(0);
      return sendDocument({ kind, file, signal: stop.current.signal, onProgress: setShare });
    },
    onSuccess: () => toast(t('sentTitle'), t('sentText')),
    onSettled: (_answer, _error, _file, _result, { client }) => outdate(client, 'verification'),
  });

  function send(file: File): void {
    const problem = !documentTypeByName(file.name)
      ? t('wrongType')
      : file.size > uploadBytesMax
        ? t('tooLarge')
        : file.size === 0
          ? t('emptyFile')
          : null;
    setWrong(problem);
    sending.reset();
    if (problem === null) sending.mutate(file);
  }

  const failed = sending.error && (refusalOf(sending.error) ?? t('notSent'));
  return { send, isSending: sending.isPending, share, problem: wrong ?? failed };
}
