import { Box, Button, Code, Dialog, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toast';

interface Props {
  codes: string[];
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Shows new recovery codes, this once. */
export function RecoveryCodesDialog({ codes, onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');

  async function copy(): Promise<void> {
    try {
      // Without https there is no clipboard.
      await navigator.clipboard.writeText(codes.join('\n'));
      toast(t('twoStep.copied'), t('twoStep.copiedText'));
    } catch {
      toast(t('twoStep.notCopied'), t('twoStep.notCopiedText'), 'error');
    }
  }

  return (
    <Dialog.Root open closeOnInteractOutside={false} closeOnEscape={false} finalFocusEl={returnTo}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('twoStep.codesTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text mb="4">{t('twoStep.codesText')}</Text>
              <Box as="ul" listStyleType="none" display="grid" gap="2" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }}>
                {codes.map((code) => (
                  <li key={code}>
                    <Code fontFamily="mono" whiteSpace="nowrap">
                      {code}
                    </Code>
                  </li>
                ))}
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={copy}>
                {t('twoStep.copy')}
              </Button>
              <Button onClick={onClose}>{t('twoStep.done')}</Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
