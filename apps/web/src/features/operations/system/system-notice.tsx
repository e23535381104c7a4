import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { TextLink } from '../../../ui/links';
import { missingEssentials } from './essentials';
import { useConcerns } from './use-concerns';

/** Says so where something that was set up does not work, work has failed, or the installation is not set up yet; nothing on a good day. */
export function SystemNotice() {
  const { t } = useTranslation('operations');
  const concerns = useConcerns();
  const { data } = useQuery(query('GET /api/admin/system'));
  if (!data) return null;
  const missing = missingEssentials(data.checks).map(({ name }) => t(`system.checks.${name}.name`));
  const found = [...concerns(data), ...(missing.length > 0 ? [t('system.notice.setup', { names: listText(missing) })] : [])];
  if (found.length === 0) return null;
  return (
    <Box
      role="alert"
      display="flex"
      gap="3"
      alignItems="flex-start"
      mb="6"
      colorPalette="sun"
      bg="colorPalette.subtle"
      borderWidth="1px"
      borderColor="colorPalette.muted"
      borderRadius="l3"
      px={{ base: '5', md: '6' }}
      py="4"
    >
      <Box color="colorPalette.fg" pt="0.5" flexShrink={0} aria-hidden _icon={{ w: '5', h: '5' }}>
        <TriangleAlert />
      </Box>
      <Box minW="0">
        {found.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <TextLink to={paths.adminSystem}>{t('system.notice.open')}</TextLink>
      </Box>
    </Box>
  );
}
