import { minuteMs } from '@somo/calendar/days';
import type { PasskeySignature } from '@somo/contracts/routes/passkey-signature';
import { http } from '../../lib/http';
import { passkeyObstacle } from '../../lib/passkey-support';

/** Before the ticket expires, after ten minutes. */
const renewMs = 9 * minuteMs;

/**
 * Has the browser offer passkeys among what it fills in at the email address, where it can; returns how to end that. Nobody has asked for
 * it, so nobody is told if it fails.
 */
export function offerPasskeys(onSigned: (signed: PasskeySignature) => void): () => void {
  let end = () => {};
  let isOver = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;

  async function offer(): Promise<void> {
    if (passkeyObstacle() || !(await window.PublicKeyCredential.isConditionalMediationAvailable?.())) return;
    const [{ signWithPasskey, endPasskey }, asked] = await Promise.all([
      import('../../lib/passkeys'),
      http('POST /api/auth/passkeys/options', { body: {} }),
    ]);
    if (isOver) return;
    end = endPasskey;
    renewal = setTimeout(begin, renewMs);
    onSigned(await signWithPasskey(asked, true));
  }
  const begin = (): void => void offer().catch(() => {});

  begin();
  return () => {
    isOver = true;
    clearTimeout(renewal);
    end();
  };
}
