import { useState, type KeyboardEvent } from 'react';
import { Box, IconButton, Textarea, useRecipe } from '@chakra-ui/react';
import { SendHorizontal } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { messageMax } from '@somo/contracts/rules/messages';

/** Enter sends, Shift+Enter starts a new line. */
export function MessageForm({ onSend }: { onSend: (text: string) => void }) {
  const { t } = useTranslation('messages');
  const input = useRecipe({ key: 'input' });
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  function send(): void {
    if (isBlank) return;
    onSend(text.trim());
    setText('');
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }
  return (
    <Box asChild display="flex" gap="2" alignItems="flex-end" pt="3">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Textarea
          aria-label={t('field')}
          placeholder={t('placeholder')}
          {...{ unstyled: true, rows: 1, autoresize: true, css: input() }}
          py="2.5"
          maxH="7.5rem"
          resize="none"
          borderRadius="l3"
          maxLength={messageMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <IconButton type="submit" aria-label={t('send')} disabled={isBlank}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </form>
    </Box>
  );
}
