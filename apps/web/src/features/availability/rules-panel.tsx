import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freeCancelHours, lessonMinutes, noticeHours } from '@somo/contracts/rules/booking';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Fold } from '../../ui/fold';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';

/** How availability works, and the rules for lessons as they apply to this teacher. */
export function RulesPanel() {
  const { t } = useTranslation('availability');
  const found = useQuery(query('GET /api/me/settings'));
  const settings = found.data?.teaching;
  const rows = [
    [t('badges.notice'), t('badges.hours', { count: noticeHours })],
    [t('badges.duration'), t('badges.minutes', { count: lessonMinutes })],
    ...(settings
      ? [
          [t('badges.buffer'), t('badges.bufferMinutes', { count: settings.bufferMinutes })],
          [t('badges.maximum'), t('badges.lessons', { count: settings.maxDailyLessons })],
        ]
      : []),
    [t('badges.cancellation'), t('badges.before', { count: freeCancelHours })],
  ];
  return (
    <Panel py="4">
      <Fold title={<Title>{t('how.title')}</Title>} space={{ base: '3', md: '2' }}>
        <Text color="fg.muted" textStyle="sm" pb="2">
          {t('how.text')}
        </Text>
      </Fold>
      <Fold
        title={<Title>{t('settingsTab')}</Title>}
        space={{ base: '3', md: '2' }}
        borderTopWidth="1px"
        borderColor="border"
        mt="2"
        pt="2"
      >
        <FetchError compact of={found} text={t('settingsFailed')} />
        <Box as="dl" display="grid" gap="2.5" textStyle="sm" mt="1">
          {rows.map(([name, value]) => (
            <Box key={name} display="flex" justifyContent="space-between" alignItems="center" gap="4">
              <dt>{name}</dt>
              <dd>
                <Badge colorPalette="brand">{value}</Badge>
              </dd>
            </Box>
          ))}
        </Box>
        <Text mt="3" pb="2" color="fg.muted" textStyle="sm">
          {t('badges.text')} <TextLink to={paths.teachingSettings}>{t('badges.change')}</TextLink>
        </Text>
      </Fold>
    </Panel>
  );
}

const Title = ({ children }: { children: string }) => (
  <Heading as="h2" size="sm">
    {children}
  </Heading>
);
