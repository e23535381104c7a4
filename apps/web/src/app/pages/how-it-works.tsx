import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ContentPage } from '../../features/content/content-page';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';

export default function HowItWorks() {
  const { t } = useTranslation('content');
  const action = (
    <Box display="flex" flexWrap="wrap" gap="3">
      <ButtonLink to={paths.teachers}>{t('findTeacher')}</ButtonLink>
      <ButtonLink to={paths.register} state={{ role: 'teacher' }} variant="outline">
        {t('becomeTeacher')}
      </ButtonLink>
    </Box>
  );
  return <ContentPage name="howItWorks" action={action} steps={3} />;
}
