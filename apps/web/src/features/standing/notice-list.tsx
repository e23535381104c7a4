import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { Trans, useTranslation } from 'react-i18next';
import type { StandingNotice } from '@somo/contracts/standing';
import { dateOf } from '../../lib/format';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useZone } from '../../lib/use-session';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';

/** What operators decided about the reader: warnings until they are put away, and a restriction while it lasts. */
export function NoticeList() {
  const { t } = useTranslation('standing');
  const notices = useQuery(query('GET /api/me/notices'));
  const items = notices.data?.items ?? [];
  if (items.length === 0 && !notices.isError) return null;
  return (
    <Box
      as="section"
      aria-label={t('label')}
      maxW="page"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '4', md: '6' }}
      display="grid"
      gap="3"
    >
      <FetchError of={notices} text={t('failed')} compact />
      <Each of={items} as="div">
        {(notice) => <Notice notice={notice} />}
      </Each>
    </Box>
  );
}

function Notice({ notice }: { notice: StandingNotice }) {
  const { t } = useTranslation('standing');
  const zone = useZone();
  const reading = useMutation(mutation('POST /api/me/notices/:id/read', { changes: ['notices'] }));
  const { id, kind, cause, reason, decidedAt } = notice;
  const tint = kind === 'restrict' ? 'clay' : 'sun';
  const when = dateOf(decidedAt, zone);
  const read = () =>
    reading.mutate({ params: { id } }, { onError: (error) => toast(t('notPutAway'), refusalOf(error) ?? undefined, 'error') });
  return (
    <Box display="flex" gap="4" alignItems="flex-start" bg={`${tint}.subtle`} borderRadius="l3" px={{ base: '4', md: '5' }} py="4">
      <Box aria-hidden color={`${tint}.fg`} flexShrink={0} mt="0.5" display={{ base: 'none', sm: 'block' }}>
        <CircleAlert />
      </Box>
      <Box flex="1" minW="0">
        <Box display="flex" flexWrap="wrap" alignItems="baseline" columnGap="3">
          <Heading as="h2" textStyle="md">
            {t(`${kind}.title`)}
          </Heading>
          <Text textStyle="sm" color="fg.muted">
            {cause ? t('since', { cause: t(`causes.${cause}`), when }) : when}
          </Text>
        </Box>
        {reason && (
          <Text mt="1" maxW="70ch" whiteSpace="pre-line" overflowWrap="anywhere">
            <bdi>{reason}</bdi>
          </Text>
        )}
        <Text mt="1" maxW="70ch" textStyle="sm" color="fg.muted">
          {t(`${kind}.text`)} <Trans t={t} i18nKey="appeal" components={{ contact: <TextLink to={paths.contact} /> }} />
        </Text>
        {kind === 'warn' && (
          <Button mt="3" size="sm" variant="outline" minH={{ base: '11', md: '9' }} loading={reading.isPending} onClick={read}>
            {t('read')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
