import { useMutation } from '@tanstack/react-query';
import type { PasskeySignature } from '@somo/contracts/routes/passkey-signature';
import { http } from '../../lib/http';
import { session } from '../../lib/session';

interface PasskeySignIn {
  /** Of the first step, where the passkey is the second. */
  ticket?: string;
  remember?: boolean;
  /** Chosen among what the browser fills in. */
  signed?: PasskeySignature;
}

/** Signs in with a passkey, which the browser asks for unless it has been chosen. */
export const usePasskeySignIn = () =>
  useMutation({
    mutationFn: async ({ ticket, remember = false, signed }: PasskeySignIn) =>
      http('POST /api/auth/passkeys', { body: { ...(signed ?? (await askFor(ticket))), remember } }),
    onSuccess: session.accept,
  });

async function askFor(ticket: string | undefined): Promise<PasskeySignature> {
  const { signWithPasskey } = await import('../../lib/passkeys');
  return signWithPasskey(await http('POST /api/auth/passkeys/options', { body: ticket === undefined ? {} : { ticket } }));
}
