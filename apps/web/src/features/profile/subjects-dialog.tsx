import { useRef } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { subjectsMax } from '@somo/contracts/rules/profile';
import { byName, subjectName } from '../../i18n/names';
import { useSubjects } from '../../lib/catalog';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { FetchError } from '../../ui/fetch-error';
import { LongFormDialog } from '../../ui/long-form-dialog';
import { SelectField } from '../../ui/select-field';
import { ChosenSubject } from './chosen-subject';
import { choicesOf, isChosen, withModule, withoutSubject } from './subject-choices';

interface Props {
  profile: MyProfile;
  onClose: () => void;
  returnTo: () => HTMLElement | null;
}

/** Edits what a teacher teaches; nothing is saved before Save Changes. */
export function SubjectsDialog({ profile, onClose, returnTo }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const form = useForm({ defaultValues: { choices: choicesOf(profile), adding: '' } });
  const { choices, adding } = form.watch();
  const select = useRef<HTMLDivElement>(null);
  const subjects = useSubjects();
  const saving = useMutation(mutation('PUT /api/me/subjects', { fills: query('GET /api/me/profile') }));
  const offered = (subjects.data?.items ?? []).filter((subject) => !isChosen(choices, subject));
  const isFull = choices.length >= subjectsMax;

  function add(): void {
    if (adding === '') return;
    if (isChosen(choices, adding))
      return toast(t('subjects.already'), t('subjects.alreadyText', { subject: subjectName(adding) }), 'error');
    form.reset({ choices: [...choices, { subject: adding, moduleIds: [] }], adding: '' });
  }
  const save = form.handleSubmit(({ choices }) =>
    saving.mutate(
      { body: { subjects: choices } },
      {
        onSuccess: () => {
          toast(t('subjects.saved'), t('subjects.savedText'));
          onClose();
        },
      },
    ),
  );
  return (
    <LongFormDialog
      title={t('subjects.dialogTitle')}
      cancel={t('cancel')}
      save={t(saving.isPending ? 'saving' : 'save')}
      busy={saving.isPending}
      problem={saving.error && { title: t('subjects.notSaved'), text: refusalOf(saving.error) ?? t('subjects.notSavedText') }}
      onClose={onClose}
      onSubmit={save}
      returnTo={returnTo}
    >
      <Text color="fg.muted" mb="5">
        {choices.length === 0 ? t('subjects.none') : t('subjects.dialogText')}
      </Text>
      <Stack gap="4">
        {choices.map((choice) => (
          <ChosenSubject
            key={choice.subject}
            choice={choice}
            onToggle={(moduleId) => form.setValue('choices', withModule(choices, choice.subject, moduleId))}
            onRemove={() => {
              form.setValue('choices', withoutSubject(choices, choice.subject));
              select.current?.querySelector('select')?.focus();
            }}
          />
        ))}
      </Stack>
      <FetchError compact of={subjects} text={t('subjects.failed')} />
      <Box ref={select} display="flex" alignItems="flex-end" gap="3" mt="5">
        <Box flex="1" minW="0">
          <SelectField
            label={t('subjects.addLabel')}
            value={adding}
            onChange={(subject) => form.setValue('adding', subject)}
            disabled={isFull || !subjects.data}
            options={[
              { value: '', label: t('subjects.choose') },
              ...byName(offered, subjectName).map((subject) => ({ value: subject, label: subjectName(subject), stored: true as const })),
            ]}
          />
        </Box>
        <Button variant="outline" disabled={adding === '' || isFull} onClick={add}>
          {t('subjects.add')}
        </Button>
      </Box>
      {isFull && (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t('subjects.most', { count: subjectsMax })}
        </Text>
      )}
    </LongFormDialog>
  );
}
