import { useState } from 'react';
import { Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PasskeyCreation } from '@somo/contracts/passkeys';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { fieldRules } from '../../generated/field-rules';
import { PasskeyError } from '../../lib/passkey-support';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { FetchError } from '../../ui/fetch-error';
import { FormDialog } from '../../ui/form-dialog';
import { LiveRegion } from '../../ui/live-region';
import { TextField } from '../../ui/text-field';
import { useBeginPasskey, useMakePasskey } from './api/passkeys';
import { ProofFields } from '../../ui/proof-fields';
import { useProof } from '../../lib/use-proof';

interface Props {
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Asks for a name and again who it is, then has the device make a passkey. If it makes none, trying again asks nothing twice. */
export function AddPasskeyDialog({ onClose, returnTo }: Props) {
  const { t } = useTranslation('settings');
  const beginning = useBeginPasskey();
  const making = useMakePasskey();
  const [begun, setBegun] = useState<PasskeyCreation>();
  const proof = useProof(making.error ?? beginning.error, 'add-passkey');
  const { twoStep, fields, mustSignIn, error } = proof;
  const fault = error instanceof PasskeyError ? error : undefined;
  const named = useNamed();

  const make = (name: string, creation: PasskeyCreation) =>
    making.mutate(
      { name, creation },
      {
        onSuccess: () => {
          toast(t('passkeys.added'), t('passkeys.addedText'));
          onClose();
        },
        // What was asked for can be refused once: it takes another.
        onError: (failed) => failed instanceof PasskeyError || setBegun(undefined),
      },
    );
  const begin = (name: string) => (body: ProofBody) => {
    making.reset();
    beginning.mutate(
      { body },
      {
        onSuccess: (creation) => {
          setBegun(creation);
          make(name, creation);
        },
      },
    );
  };
  const go = named.handleSubmit(({ name }) => {
    if (mustSignIn) return proof.leave();
    if (begun) return make(name, begun);
    return proof.submit(begin(name))();
  });
  const goByPasskey = named.handleSubmit(({ name }) => proof.sign(begin(name)));
  return (
    <FormDialog
      title={t('passkeys.add')}
      confirm={t(mustSignIn ? 'twoStep.signInAgain' : 'passkeys.continue')}
      working={t(making.isPending ? 'passkeys.waiting' : 'saving')}
      busy={beginning.isPending || making.isPending || proof.isBusy}
      refusal={error && !fault ? (refusalOf(error) ?? t('notSavedText')) : null}
      onClose={onClose}
      onSubmit={go}
      returnTo={returnTo}
      isReady={twoStep.data !== undefined}
      focusTitle={!twoStep.data}
    >
      <FetchError of={twoStep} text={t('twoStep.loadFailed')} compact />
      <Text>{t('passkeys.addText')}</Text>
      <TextField {...named.field('name')} label={t('passkeys.name')} hint={t('passkeys.nameHint')} autoComplete="off" />
      {!begun && <ProofFields proof={proof} onPasskey={() => void goByPasskey()} readOnly={beginning.isPending || making.isPending} />}
      {!begun && fields.hasPassword && (
        <Text color="fg.muted" textStyle="sm">
          {t('passkeys.askAgain')}
        </Text>
      )}
      <LiveRegion>
        {fault && !making.isPending && (
          <Text bg="sun.subtle" color="sun.fg" borderRadius="l2" px="4" py="3">
            {fault.fault === 'elsewhere'
              ? t('passkeys.elsewhere', { host: fault.host })
              : t(fault.fault === 'here' ? 'passkeys.here' : 'passkeys.unmade')}
          </Text>
        )}
      </LiveRegion>
    </FormDialog>
  );
}

/** The name of a passkey; what this browser is called, to begin with. */
function useNamed() {
  const { t } = useTranslation('settings');
  const { data } = useQuery(query('GET /api/auth/sessions'));
  const { browser, system } = data?.items.find(({ isCurrent }) => isCurrent) ?? {};
  return useCheckedForm({
    rules: fieldRules['PATCH /api/me/passkeys/:id'],
    defaultValues: { name: browser && system ? t('sessions.named', { browser, system }) : (browser ?? system ?? '') },
    words: { name: t('passkeys.nameMissing') },
  });
}
