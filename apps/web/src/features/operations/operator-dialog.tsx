import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { operatorRoles, type OperatorRole } from '@somo/contracts/caller';
import type { Operator } from '@somo/contracts/operators';
import type { ProofBody } from '@somo/contracts/routes/proof';
import { fieldRules } from '../../generated/field-rules';
import { toast } from '../../lib/toast';
import { useCheckedForm } from '../../lib/use-checked-form';
import { useUser } from '../../lib/use-session';
import { FormDialog } from '../../ui/form-dialog';
import { TextField } from '../../ui/text-field';
import { useChangeOperators } from './api/change-operators';
import { Effect } from './effect';
import { NoteField } from './note-field';
import { ProofPart } from './proof-part';
import { RoleChoice } from './role-choice';
import { useProven } from './use-proven';
import { useRefused } from './use-refused';

export type OperatorAct = { kind: 'add' } | { kind: 'change' | 'remove'; operator: Operator };

interface Draft {
  email: string;
  roles: OperatorRole[];
  note: string;
}

interface Props {
  act: OperatorAct;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

const actOf = { add: 'add-operator', change: 'change-roles', remove: 'remove-operator' } as const;
const { email: emailRule, note: noteRule } = fieldRules['POST /api/admin/operators'];

/** Adds an operator, gives one other roles, or removes one; asks again who it is that does so. */
export function OperatorDialog({ act, onClose, returnTo }: Props) {
  const { t } = useTranslation('operations');
  const { kind } = act;
  const changing = useChangeOperators();
  const refused = useRefused();
  const proof = useProven(changing.error, actOf[kind]);
  const [email, was] = act.kind === 'add' ? ['', []] : [act.operator.email, act.operator.roles];
  const isMe = useUser()?.id === (act.kind === 'add' ? undefined : act.operator.userId);
  const form = useCheckedForm<Draft>({
    rules: { note: noteRule, ...(kind === 'add' ? { email: emailRule } : {}) },
    defaultValues: { email: '', roles: [...was], note: '' },
    words: { email: t('changeEmail.emailWrong'), note: t('noteMissing') },
    more: ({ roles }) => ({ roles: kind !== 'remove' && roles.length === 0 ? t('roles.choose') : undefined }),
  });
  const roles = form.watch('roles');
  const losesOwn = isMe && was.some((role) => kind === 'remove' || !roles.includes(role));

  const send = (draft: Draft, shown: ProofBody) => {
    const body = { note: draft.note, ...shown };
    changing.mutate(
      act.kind === 'add'
        ? { kind: 'add', body: { ...body, email: draft.email, roles: draft.roles } }
        : { kind: 'change', userId: act.operator.userId, body: { ...body, roles: kind === 'remove' ? [] : draft.roles, was } },
      {
        onSuccess: () => {
          toast(t(`roles.${kind}Done`), t(`roles.${kind}DoneText`, { email: email || draft.email }));
          onClose();
        },
      },
    );
  };

  return (
    <FormDialog
      title={t(`roles.${kind}Title`, { email })}
      confirm={proof.confirm(t(`roles.${kind}Confirm`))}
      working={t('working')}
      danger={kind === 'remove' && !proof.mustSignIn}
      busy={changing.isPending || proof.isBusy}
      refusal={refused(proof.error)}
      onClose={onClose}
      onSubmit={proof.submit(form, send)}
      returnTo={returnTo}
      isReady={proof.isReady}
      focusTitle
    >
      {kind === 'add' && (
        <TextField {...form.field('email')} type="email" label={t('roles.email')} hint={t('roles.emailHint')} autoComplete="off" required />
      )}
      {kind === 'remove' ? (
        <Effect>
          <Text>{t('roles.removeEffect', { email })}</Text>
        </Effect>
      ) : (
        <RoleChoice
          chosen={roles}
          error={form.formState.errors.roles?.message}
          onChoose={(next) =>
            form.setValue(
              'roles',
              operatorRoles.filter((role) => next.includes(role)),
              { shouldValidate: form.formState.isSubmitted },
            )
          }
        />
      )}
      {kind === 'change' && (
        <Text color="fg.muted" textStyle="sm">
          {t('roles.changeEffect')}
        </Text>
      )}
      {losesOwn && <Text color="clay.fg">{t('roles.ownLoss')}</Text>}
      <NoteField {...form.field('note')} />
      <ProofPart proof={proof} onPasskey={proof.sign(form, send)} readOnly={changing.isPending} />
    </FormDialog>
  );
}
