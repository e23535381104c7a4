import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AccountCase } from '@somo/contracts/operators';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { decisionCauses, type DecisionCause } from '@somo/contracts/standing';
import { fieldRules } from '../../generated/field-rules';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { ChoiceField } from '../../ui/choice-field';
import { FormDialog } from '../../ui/form-dialog';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { useChangeAccount } from './api/account';
import { Effect } from './effect';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { useProven } from './use-proven';
import { useRefused } from './use-refused';

const kinds = ['warn', 'restrict', 'suspend'] as const;
type Kind = (typeof kinds)[number];

interface Draft {
  kind: Kind;
  cause: DecisionCause | '';
  reason: string;
  note: string;
}

interface Props {
  account: AccountCase;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Warns, restricts or suspends a person, with the reason that they read and a note for operators. */
export function DecideDialog({ account, onClose, returnTo }: Props) {
  const { t } = useTranslation(['operations', 'standing']);
  const changing = useChangeAccount(account);
  const refused = useRefused();
  const form = useCheckedForm<Draft>({
    rules: fieldRules['POST /api/admin/people/:id/warn'],
    defaultValues: { kind: 'warn', cause: '', reason: '', note: '' },
    words: { cause: t('decide.causeMissing'), reason: t('decide.reasonMissing'), note: t('noteMissing') },
  });
  const kind = form.watch('kind');
  const name = account.person.fullName || account.email;
  const busy = changing.isPending;
  const proof = useProven(changing.error, 'suspend-user', kind === 'suspend');
  const send = (act: Draft, shown: ProofBody) =>
    changing.mutate(
      { ...(act as Draft & { cause: DecisionCause }), proof: shown },
      {
        onSuccess: () => {
          toast(t(`decide.done.${act.kind}`), t(`decide.doneText.${act.kind}`, { name }));
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={t('decide.title', { name })}
      confirm={proof.confirm(t(`decide.confirm.${kind}`))}
      working={t('working')}
      danger={kind !== 'warn' && !proof.mustSignIn}
      busy={busy || proof.isBusy}
      refusal={refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
      isReady={proof.isReady}
    >
      <ChoiceField
        legend={t('decide.decision')}
        {...form.field('kind')}
        value={kind}
        disabled={busy}
        options={kinds.map((value) => ({
          value,
          label: t(`decide.kinds.${value}`),
          disabled: value === 'restrict' && account.restrictedAt !== null,
        }))}
      />
      <Effect>
        <Text>{t(`decide.effects.${kind}`, { name })}</Text>
      </Effect>
      <SelectField
        label={t('decide.cause')}
        {...form.field('cause')}
        value={form.watch('cause')}
        onChange={(cause) => form.setValue('cause', cause as DecisionCause, { shouldValidate: form.formState.isSubmitted })}
        options={[
          { value: '', label: t('decide.chooseCause') },
          ...decisionCauses.map((value) => ({ value, label: t(`standing:causes.${value}`) })),
        ]}
        disabled={busy}
      />
      <TextAreaField
        {...form.field('reason')}
        label={t('decide.reason', { name })}
        hint={t('decide.reasonHint')}
        rows={3}
        maxLength={500}
        required
        disabled={busy}
      />
      <NoteField {...form.field('note')} disabled={busy} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={busy} />
    </FormDialog>
  );
}
