import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listText } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { useNow } from '../../../lib/use-now';
import { TextLink } from '../../../ui/links';
import { Panel } from '../../../ui/panel';
import { needsLook } from './days-left';
import { deadIn } from './failed-work';
import { missingEssentials } from './missing-essentials';

/** Says so where something that was set up does not work, work has failed, or the installation is not set up yet; nothing on a good day. */
export function SystemNotice() {
  const { t } = useTranslation('operations');
  const now = useNow();
  const { data } = useQuery(query('GET /api/admin/system'));
  if (!data) return null;
  const nameOf = (name: (typeof data.checks)[number]['name']) => t(`system.checks.${name}.name`);
  const failing = data.checks.filter(({ finding }) => finding === 'fails' || finding === 'low');
  const missing = missingEssentials(data.checks).filter(({ finding }) => finding === 'off');
  const dead = deadIn(data);
  const found = [
    ...data.silent.map((service) => t('system.notice.silent', { service })),
    ...failing.map(({ name }) => t('system.notice.failing', { name: nameOf(name) })),
    ...data.certificates.filter((one) => needsLook(one, now)).map(({ host }) => t('system.notice.certificate', { host })),
    ...(dead > 0 ? [t('system.notice.dead', { count: dead })] : []),
    ...(missing.length > 0 ? [t('system.notice.setup', { names: listText(missing.map(({ name }) => nameOf(name))) })] : []),
  ];
  if (found.length === 0) return null;
  return (
    <Panel role="alert" display="flex" gap="3" alignItems="flex-start" mb="6">
      <Box color="clay.fg" pt="0.5" flexShrink={0} aria-hidden _icon={{ w: '5', h: '5' }}>
        <TriangleAlert />
      </Box>
      <Box minW="0">
        {found.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
        <TextLink to={paths.adminSystem}>{t('system.notice.open')}</TextLink>
      </Box>
    </Panel>
  );
}
