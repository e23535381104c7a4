import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { certificateLowDays, type Certificate } from '@somo/contracts/certificates';
import { dateOf } from '../../../lib/format';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { Panel } from '../../../ui/panel';
import { daysLeft } from './days-left';

const refusals = ['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID'] as const;

/** How long the certificates of the installation, and of what it is set up to use, are still valid. */
export function CertificatesPanel({ certificates }: { certificates: Certificate[] }) {
  const { t } = useTranslation('operations');
  return (
    <Panel as="section" aria-labelledby="system-certificates">
      <Heading as="h2" size="md" id="system-certificates">
        {t('system.certificates.title')}
      </Heading>
      <Text color="fg.muted">{t(certificates.length === 0 ? 'system.certificates.none' : 'system.certificates.text')}</Text>
      {certificates.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="4" mt="4">
          {certificates.map((certificate) => (
            <CertificateLine key={`${certificate.use} ${certificate.host}`} certificate={certificate} />
          ))}
        </Box>
      )}
    </Panel>
  );
}

function CertificateLine({ certificate }: { certificate: Certificate }) {
  const { t } = useTranslation('operations');
  const zone = useZone();
  const left = daysLeft(certificate, useNow());
  const { use, host, expiresAt, problem } = certificate;
  const refusal = refusals.find((code) => code === problem);
  const isLow = left !== null && left < certificateLowDays;
  const palette = problem !== null && left !== null ? 'clay' : left === null ? 'sun' : isLow ? 'clay' : 'leaf';
  return (
    <Box as="li" minW="0">
      <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
        <Text fontWeight="semibold">{t(`system.certificates.uses.${use}`)}</Text>
        <Badge colorPalette={palette} size="sm">
          {left === null
            ? t('system.certificates.unreached')
            : left < 0
              ? t('system.certificates.expired')
              : t('system.certificates.expires', { count: left })}
        </Badge>
      </Box>
      <Text color="fg.muted" overflowWrap="anywhere">
        <bdi>{host}</bdi>
        {expiresAt && ` · ${t('system.certificates.until', { day: dateOf(expiresAt, zone) })}`}
      </Text>
      {expiresAt === null && <Text overflowWrap="anywhere">{t('system.certificates.unreachedText', { problem })}</Text>}
      {expiresAt !== null && problem !== null && (
        <Text color="clay.fg">
          {refusal ? t(`system.certificates.refusals.${refusal}`) : t('system.certificates.refused', { problem })}
        </Text>
      )}
      {problem === null && isLow && (
        <Text color="clay.fg">{t(use === 'address' ? 'system.certificates.renew' : 'system.certificates.theirs')}</Text>
      )}
    </Box>
  );
}
