import { useRef } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast';
import { TextField } from '../../ui/text-field';

/** The link itself, to paste into any calendar. */
export function CopyField({ url }: { url: string }) {
  const { t } = useTranslation('calendar');
  const field = useRef<HTMLInputElement>(null);
  // Without https there is no clipboard: then the link is marked, to be copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast(t('settings.copied'));
    } catch {
      field.current?.focus();
      field.current?.select();
      toast(t('settings.notCopied'), t('settings.notCopiedText'), 'error');
    }
  };
  return (
    <Box display="grid" columnGap="3" rowGap="3" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' }}>
      <TextField
        ref={field}
        label={t('settings.link')}
        hint={t('settings.linkHint')}
        readOnly
        value={url}
        dir="ltr"
        textOverflow="ellipsis"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button
        variant="outline"
        minH="11"
        alignSelf="start"
        mt={{ sm: '7' }}
        aria-label={t('settings.copyLink')}
        onClick={() => void copy()}
      >
        <Copy aria-hidden />
        {t('settings.copy')}
      </Button>
    </Box>
  );
}
