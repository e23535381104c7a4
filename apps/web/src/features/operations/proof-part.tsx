import { useTranslation } from 'react-i18next';
import { FetchError } from '../../ui/fetch-error';
import { ProofFields } from '../../ui/proof-fields';
import type { Proven } from './use-proven';

interface Props {
  proof: Omit<Proven, 'submit' | 'sign'>;
  onPasskey: () => Promise<void>;
  readOnly: boolean;
}

/** The operator's password, and a code where they sign in with two steps, or a passkey; nothing where an act does not ask for them. */
export function ProofPart({ proof, onPasskey, readOnly }: Props) {
  const { t } = useTranslation('operations');
  if (!proof.isAsked) return null;
  return (
    <>
      <FetchError of={proof.twoStep} text={t('roles.proofFailed')} compact />
      <ProofFields proof={proof} onPasskey={() => void onPasskey()} readOnly={readOnly} />
    </>
  );
}
