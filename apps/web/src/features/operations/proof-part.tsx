import { useTranslation } from 'react-i18next';
import { FetchError } from '../../ui/fetch-error';
import { ProofFields } from '../../ui/proof-fields';
import type { Proven } from './use-proven';

/** The operator's password, and a code where they sign in with two steps; nothing where an act does not ask for them. */
export function ProofPart({ proof }: { proof: Proven }) {
  const { t } = useTranslation('operations');
  if (!proof.isAsked) return null;
  return (
    <>
      <FetchError of={proof.twoStep} text={t('roles.proofFailed')} compact />
      <ProofFields form={proof.form} {...proof.fields} />
    </>
  );
}
