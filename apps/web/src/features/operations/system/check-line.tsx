import type { ReactNode } from 'react';
import { Badge, Box, Text } from '@chakra-ui/react';
import { CircleCheck, CircleDashed, CircleHelp, CircleX, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Finding, SystemCheck } from '@somo/contracts/system';
import { HowTo } from './how-to';

const looks = {
  works: { icon: CircleCheck, palette: 'leaf' },
  off: { icon: CircleDashed, palette: 'sand' },
  low: { icon: TriangleAlert, palette: 'clay' },
  unknown: { icon: CircleHelp, palette: 'sun' },
  fails: { icon: CircleX, palette: 'clay' },
} as const satisfies Record<Finding, object>;
/** What is missing before people can come is not merely off. */
const lacking = { icon: TriangleAlert, palette: 'sun' } as const;
/** What is lost without it never comes back. */
const endangered = { icon: TriangleAlert, palette: 'clay' } as const;

/** Whether one thing works, what that means for people, and how to set it up where it does not. */
export function CheckLine({ check, isEssential, children }: { check: SystemCheck; isEssential: boolean; children: ReactNode }) {
  const { name, finding, detail } = check;
  const { t, i18n } = useTranslation('operations');
  const { icon: Icon, palette } = isEssential && finding === 'off' ? (name === 'backups' ? endangered : lacking) : looks[finding];
  const wording = wordingOf(check);
  const how = `system.checks.${name}.how.${wording}`;
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
          {t(`system.checks.${name}.${wording}` as 'system.checks.mail.works', { detail })}
        </Text>
        {i18n.exists(how, { ns: 'operations' }) && (
          <HowTo of={t(`system.checks.${name}.name`)} kind={finding === 'off' ? 'off' : 'fix'}>
            <Text overflowWrap="anywhere">{t(how as 'system.checks.mail.how.off')}</Text>
          </HowTo>
        )}
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
