import { Box, Button, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MyModule } from '@somo/contracts/people';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useSaveProgress } from './api/save-progress';
import { progressAfter } from './progress';

/** Proposes to mark the lessons of a module that the student has had with a teacher; nothing if there are none to mark. */
export function TakenLessons({ module }: { module: MyModule }) {
  const { t } = useTranslation('modules');
  const { data } = useQuery(query('GET /api/lessons/modules'));
  const saving = useSaveProgress(module.id);
  const taken = data?.items.find(({ moduleId }) => moduleId === module.id)?.completedLessons ?? 0;
  const completedLessons = progressAfter(module, taken);
  if (completedLessons === null) return null;
  const last = Math.min(taken, module.lessonCount);
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="6" rowGap="3" mt="4">
      <Text flex="1 1 14rem" color="fg.muted">
        {t('taken', { count: taken })}
      </Text>
      <Button
        size="sm"
        variant="outline"
        w={{ base: 'full', sm: 'auto' }}
        onClick={() =>
          saving.mutate(
            { params: { id: module.id }, body: { completedLessons } },
            { onError: (error) => toast(t('notSaved'), refusalOf(error) ?? t('notSavedText'), 'error') },
          )
        }
      >
        {t('markTaken', { count: last })}
      </Button>
    </Box>
  );
}
