import { useState } from 'react';
import { Button, Stack } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { mutation } from '../../lib/mutation';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { SubjectPicker } from './subject-picker';

interface Props {
  choices: SubjectChoice[];
  onChoices: (choices: SubjectChoice[]) => void;
}

/** The second half of a teacher's onboarding, for when the first is already saved. */
export function SubjectsStep({ choices, onChoices }: Props) {
  const { t } = useTranslation(['onboarding', 'common']);
  const [tried, setTried] = useState(false);
  const saving = useMutation(mutation('PUT /api/me/subjects', { fills: query('GET /api/me/profile') }));
  function save(): void {
    setTried(true);
    if (choices.length === 0) return;
    saving.mutate(
      { body: { subjects: choices } },
      {
        onSuccess: () => toast(t('saved'), t('savedText')),
        onError: (error) => toast(t('failed'), error.message, 'error'),
      },
    );
  }
  return (
    <Stack gap="6">
      <SubjectPicker choices={choices} onChange={onChoices} error={tried && choices.length === 0 ? t('subjectsNeeded') : undefined} />
      <Button size="lg" disabled={saving.isPending} onClick={save}>
        {saving.isPending ? t('completing') : t('saveSubjects')}
      </Button>
    </Stack>
  );
}
