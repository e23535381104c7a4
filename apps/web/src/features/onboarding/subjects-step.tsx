import { useState } from 'react';
import { Button, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { SubjectChoice } from '@somo/contracts/asks/catalog';
import { toast } from '../../lib/toast';
import { useSaveSubjects } from './api/save-subjects';
import { SubjectPicker } from './subject-picker';

interface Props {
  choices: SubjectChoice[];
  onChoices: (choices: SubjectChoice[]) => void;
}

/** The second half of a teacher's onboarding, for when the first is already saved. */
export function SubjectsStep({ choices, onChoices }: Props) {
  const { t } = useTranslation(['onboarding', 'common']);
  const [tried, setTried] = useState(false);
  const saving = useSaveSubjects();
  function save(): void {
    setTried(true);
    if (choices.length === 0) return;
    saving.mutate(choices, {
      onSuccess: () => toast(t('saved'), t('savedText')),
      onError: (error) => toast(t('failed'), error.message, 'error'),
    });
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
