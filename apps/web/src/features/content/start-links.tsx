import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { asTeacher } from '../../lib/role-of-link';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

/** Where a visitor who has read enough can begin: as a student, or as a teacher. */
export function StartLinks() {
  const { t } = useTranslation('content');
  return (
    <Box display="flex" flexWrap="wrap" gap="3">
      <ButtonLink to={paths.teachers}>{t('findTeacher')}</ButtonLink>
      <ButtonLink to={paths.register} {...asTeacher} variant="outline">
        {t('becomeTeacher')}
      </ButtonLink>
    </Box>
  );
}
