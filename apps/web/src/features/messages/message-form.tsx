import type { ClipboardEvent, KeyboardEvent } from 'react';
import { Box, IconButton, Textarea, useRecipe } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageMax } from '@somo/contracts/rules/messages';
import { AttachButton } from './attached/attach-button';
import { AttachedRow } from './attached/attached-row';
import type { Attached } from './attached/attached-file';
import type { Attachment } from './attached/use-attachment';
import { useMessageDraft } from './use-message-draft';

interface Props {
  me: string;
  otherId: string;
  /** The file that goes with the message. */
  attachment: Attachment;
  onSend: (text: string, file: Attached | undefined) => void;
  onType: () => void;
}

/** Firefox and Safari send the Enter that ends a composition as this key code. */
const composingKey = 229;

/** Enter sends, Shift+Enter starts a new line. */
export function MessageForm({ me, otherId, attachment, onSend, onType }: Props) {
  const { t } = useTranslation('messages');
  const input = useRecipe({ key: 'input' });
  const [text, setText] = useMessageDraft(me, otherId);
  const isBlank = (text.trim() === '' && !attachment.file) || attachment.isPreparing;
  function send(): void {
    if (isBlank) return;
    onSend(text.trim(), attachment.file);
    setText('');
    attachment.remove();
  }
  /** A picture from the clipboard is attached; of what has words too, such as cells of a table, the words are pasted. */
  function onPaste(event: ClipboardEvent): void {
    const { files, types } = event.clipboardData;
    if (files.length === 0 || types.includes('text/plain')) return;
    event.preventDefault();
    attachment.choose(files);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || event.nativeEvent.keyCode === composingKey) return;
    event.preventDefault();
    send();
  }
  return (
    <>
      <AttachedRow of={attachment} />
      {/* The buttons are inside the field, which has the whole width. */}
      <Box asChild display="block" position="relative" mt="3">
        <form
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Box position="absolute" bottom="0.5" insetStart="0.5" zIndex="1">
            <AttachButton onChoose={attachment.choose} />
          </Box>
          <Textarea
            aria-label={t('field')}
            placeholder={t('placeholder')}
            {...{ unstyled: true, rows: 1, autoresize: true, css: input() }}
            display="block"
            minH="12"
            py="2.5"
            ps="12"
            pe="14"
            maxH="7.5rem"
            resize="none"
            borderRadius="l3"
            maxLength={messageMax}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              onType();
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
          />
          <IconButton type="submit" aria-label={t('send')} disabled={isBlank} position="absolute" bottom="0.5" insetEnd="0.5" zIndex="1">
            <SendHorizontal aria-hidden />
          </IconButton>
        </form>
      </Box>
    </>
  );
}
