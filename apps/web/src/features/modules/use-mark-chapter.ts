import { useTranslation } from 'react-i18next';
import type { MyModule } from '@somo/contracts/people';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useSaveProgress } from './api/save-progress';
import { toggled } from './progress';

/** Marks a chapter as done, or takes its mark back. */
export function useMarkChapter(module: MyModule): (number: number) => void {
  const { t } = useTranslation('modules');
  const saving = useSaveProgress(module.id);
  return (number) =>
    saving.mutate(
      { params: { id: module.id }, body: { completedLessons: toggled(module.completedLessons, number) } },
      { onError: (error) => toast(t('notSaved'), refusalOf(error) ?? t('notSavedText'), 'error') },
    );
}
