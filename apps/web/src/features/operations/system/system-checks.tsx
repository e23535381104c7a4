import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { essentialChecks, type SystemCheck, type SystemState } from '@somo/contracts/system';
import { Panel } from '../../../ui/panel';
import { BackupsPart } from './backups-part';
import { CheckLine } from './check-line';
import { TestEmailButton } from './test-email-button';

/** What the installation needs, as a list to set it up by: first what people cannot come without, what is missing of it on top. */
export function SystemChecks({ system }: { system: SystemState }) {
  const { t } = useTranslation('operations');
  const essential = system.checks.filter(({ name }) => essentialChecks.includes(name));
  const optional = system.checks.filter(({ name }) => !essentialChecks.includes(name));
  return (
    <Panel as="section" aria-labelledby="system-needs">
      <Heading as="h2" size="md" id="system-needs" mb="4">
        {t('system.needs')}
      </Heading>
      <Stack gap="6">
        <Group kind="essential" checks={essential} system={system} />
        <Group kind="optional" checks={optional} system={system} />
      </Stack>
    </Panel>
  );
}

function Group({ kind, checks, system }: { kind: 'essential' | 'optional'; checks: SystemCheck[]; system: SystemState }) {
  const { t } = useTranslation('operations');
  const inOrder = [...checks].sort((a, b) => urgency(b) - urgency(a));
  return (
    <div>
      <Heading as="h3" size="sm" color="fg.muted" mb="3">
        {t(`system.groups.${kind}`)}
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {inOrder.map((check) => (
          <CheckLine key={check.name} check={check} isEssential={kind === 'essential'}>
            {check.name === 'address' && <HereInstead publicUrl={system.publicUrl} />}
            {check.name === 'mail' && <TestEmailButton />}
            {check.name === 'backups' && <BackupsPart backups={system.backups} finding={check.finding} />}
          </CheckLine>
        ))}
      </Box>
    </div>
  );
}

/** What works is last. Backups are first: without one, a broken disk takes everything; what else is missing can be added later. */
const urgency = ({ name, finding }: SystemCheck) => (finding === 'works' ? 0 : name === 'backups' ? 2 : 1);

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
