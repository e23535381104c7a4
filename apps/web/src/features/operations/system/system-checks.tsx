import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Finding, SystemCheck } from '@somo/contracts/system';
import { Panel } from '../../../ui/panel';

const looks = {
  works: { icon: CircleCheck, palette: 'leaf' },
  off: { icon: CircleDashed, palette: 'sand' },
  low: { icon: TriangleAlert, palette: 'clay' },
  fails: { icon: CircleX, palette: 'clay' },
} as const satisfies Record<Finding, object>;

/** Whether what the installation needs works, and what to do where it does not. */
export function SystemChecks({ checks }: { checks: SystemCheck[] }) {
  const { t } = useTranslation('operations');
  return (
    <Panel as="section" aria-labelledby="system-needs">
      <Heading as="h2" size="md" id="system-needs" mb="4">
        {t('system.needs')}
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="4">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check} />
        ))}
      </Box>
    </Panel>
  );
}

function CheckLine({ check: { name, finding, detail } }: { check: SystemCheck }) {
  const { t } = useTranslation('operations');
  const { icon: Icon, palette } = looks[finding];
  const key = name === 'storage' && finding === 'works' && detail !== null ? 'works_free' : finding;
  return (
    <Box as="li" display="flex" gap="3" alignItems="flex-start">
      <Box color={`${palette}.fg`} pt="0.5" flexShrink={0} aria-hidden _icon={{ w: '5', h: '5' }}>
        <Icon />
      </Box>
      <Box minW="0">
        <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
          <Text fontWeight="semibold">{t(`system.checks.${name}.name`)}</Text>
          <Badge colorPalette={palette} size="sm">
            {t(`system.findings.${finding}`)}
          </Badge>
        </Box>
        <Text color="fg.muted" overflowWrap="anywhere">
          {t(`system.checks.${name}.${key}` as 'system.checks.mail.works', { detail })}
        </Text>
      </Box>
    </Box>
  );
}
