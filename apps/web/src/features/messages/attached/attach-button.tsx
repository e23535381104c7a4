import { useRef } from 'react';
import { IconButton } from '@chakra-ui/react';
import { Paperclip } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageExtensions } from '@somo/contracts/rules/uploads';

const accepted = messageExtensions.map((extension) => `.${extension}`).join(',');

/** Chooses the file that goes with the next message. */
export function AttachButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const { t } = useTranslation('messages');
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton type="button" variant="ghost" aria-label={t('files.attach')} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden />
      </IconButton>
      <input
        ref={input}
        type="file"
        hidden
        accept={accepted}
        aria-label={t('files.attach')}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
