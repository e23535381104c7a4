import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { listText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/links';
import { Panel } from '../../ui/panel';

/** Tells teachers who look at their own public page what students do not find there yet; nothing if all is there. */
export function OwnPageNote({ teacher }: { teacher: TeacherProfile }) {
  const { t } = useTranslation('booking');
  const missing = (['avatarUrl', 'bio', 'introVideoUrl', 'experience', 'education', 'teachingStyle'] as const)
    .filter((fact) => !teacher[fact])
    .map((fact) => t(`ownPage.${fact}`));
  if (missing.length === 0) return null;
  return (
    <Panel
      asChild
      mb="6"
      py="4"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      bg="brand.subtle"
      boxShadow="none"
    >
      <section aria-label={t('ownPage.title')}>
        <Text flex="1 1 18rem">
          <strong>{t('ownPage.title')}</strong> {t('ownPage.missing', { facts: listText(missing) })}
        </Text>
        <ButtonLink to={paths.editTeacherProfile} minH="11">
          {t('ownPage.complete')}
        </ButtonLink>
      </section>
    </Panel>
  );
}
