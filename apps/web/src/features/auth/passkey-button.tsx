import { useState, type ComponentProps } from 'react';
import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { PasskeyError, passkeyObstacle } from '../../lib/passkey-support';
import { LiveRegion } from '../../ui/live-region';
import type { usePasskeySignIn } from './use-passkey-sign-in';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  label: string;
  signIn: ReturnType<typeof usePasskeySignIn>;
  onAsk: () => void;
}

/** Asks for a passkey. Where there can be none it says why, instead of being missing. */
export function PasskeyButton({ label, signIn, onAsk, ...look }: Props) {
  const { t } = useTranslation('auth');
  const [obstacle, setObstacle] = useState<ReturnType<typeof passkeyObstacle>>(null);
  const { error } = signIn;
  const fault = error instanceof PasskeyError ? error : undefined;
  const note = obstacle
    ? t(`passkey.${obstacle}`)
    : fault?.fault === 'elsewhere'
      ? t('passkey.elsewhere', { host: fault.host })
      : fault && t('passkey.unused');

  function ask(): void {
    const found = passkeyObstacle();
    setObstacle(found);
    if (!found) onAsk();
  }
  return (
    <>
      <Button {...look} disabled={signIn.isPending} onClick={ask}>
        {signIn.isPending ? t('passkey.waiting') : label}
      </Button>
      <LiveRegion>
        {note && !signIn.isPending && (
          <Text color="fg.muted" textStyle="sm" textAlign="center" textWrap="balance">
            {note}
          </Text>
        )}
      </LiveRegion>
    </>
  );
}
