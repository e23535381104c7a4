import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

interface Props {
  teacher: Pick<TeacherProfile, 'id' | 'firstName'>;
  /** Offers the way for those who know the teacher. */
  isLinked: boolean;
}

/** Says that only people who have had a lesson with the teacher can book one. */
export function OnlyKnown({ teacher: { id, firstName }, isLinked }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const name = firstName || t('common:unknownTeacher');
  return (
    <Box mt="4">
      <Text fontWeight="semibold">{t('onlyKnown', { name })}</Text>
      <Text color="fg.muted" textStyle="sm" mt="1">
        {t('onlyKnownAgain', { name })}
      </Text>
      {isLinked && (
        <ButtonLink variant="outline" w="full" mt="4" to={paths.bookLesson(id)}>
          {t('bookAgain')}
        </ButtonLink>
      )}
    </Box>
  );
}
