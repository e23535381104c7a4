import type { ReactNode } from 'react';
import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Finding, SystemCheck, SystemState } from '@somo/contracts/system';
import { Panel } from '../../../ui/panel';
import { useReadiness } from './use-readiness';
import { TestEmailButton } from './test-email-button';

const looks = {
  works: { icon: CircleCheck, palette: 'leaf' },
  off: { icon: CircleDashed, palette: 'sand' },
  low: { icon: TriangleAlert, palette: 'clay' },
  unknown: { icon: CircleHelp, palette: 'sun' },
  fails: { icon: CircleX, palette: 'clay' },
} as const satisfies Record<Finding, object>;

/** What the installation needs, as a list to set it up by: whether each works, and what to do where it does not. */
export function SystemChecks({ system: { checks, publicUrl } }: { system: SystemState }) {
  const { t } = useTranslation('operations');
  const readiness = useReadiness();
  return (
    <Panel as="section" aria-labelledby="system-needs">
      <Heading as="h2" size="md" id="system-needs">
        {t('system.needs')}
      </Heading>
      <Text color="fg.muted" mb="4">
        {readiness(checks)}
      </Text>
      <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {checks.map((check) => (
          <CheckLine key={check.name} check={check}>
            {check.name === 'address' && <HereInstead publicUrl={publicUrl} />}
            {check.name === 'mail' && <TestEmailButton />}
          </CheckLine>
        ))}
      </Box>
    </Panel>
  );
}

/** Says so where this page is open at another address than the one that links lead to. */
function HereInstead({ publicUrl }: { publicUrl: string }) {
  const { t } = useTranslation('operations');
  const here = window.location.origin;
  if (new URL(publicUrl).origin === here) return null;
  return (
    <Text color="clay.fg" overflowWrap="anywhere">
      {t('system.checks.address.elsewhere', { here })}
    </Text>
  );
}

function CheckLine({ check, children }: { check: SystemCheck; children: ReactNode }) {
  const { name, finding, detail } = check;
  const { t } = useTranslation('operations');
  const { icon: Icon, palette } = looks[finding];
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
          {t(`system.checks.${name}.${wordingOf(check)}` as 'system.checks.mail.works', { detail })}
        </Text>
        {children}
      </Box>
    </Box>
  );
}

/** Returns which sentence says what was found, where a check has more than one for it. */
function wordingOf({ name, finding, detail }: SystemCheck): string {
  if (name === 'storage' && finding === 'works' && detail !== null) return 'works_free';
  if (name === 'payments' && finding === 'off' && detail !== null) return 'off_test';
  if (name === 'backups' && finding === 'fails' && detail !== null) return 'fails_unread';
  return name === 'backups' && finding === 'unknown' && detail !== null ? 'unknown_slow' : finding;
}
