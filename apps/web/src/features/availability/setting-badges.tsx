import { Badge, Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freeCancelHours, lessonMinutes, noticeHours } from '@somo/contracts/rules/booking';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';

/** The rules for lessons as they apply to this teacher. */
export function SettingBadges() {
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
    <Panel maxW="2xl">
      <FetchError compact of={found} text={t('settingsFailed')} />
      <Box as="dl" display="grid" gap="3">
        {rows.map(([name, value]) => (
          <Box key={name} display="flex" justifyContent="space-between" alignItems="center" gap="4">
            <dt>{name}</dt>
            <dd>
              <Badge colorPalette="brand">{value}</Badge>
            </dd>
          </Box>
        ))}
      </Box>
      <Text mt="4" color="fg.muted" textStyle="sm">
        {t('badges.text')} <TextLink to={paths.teachingSettings}>{t('badges.change')}</TextLink>
      </Text>
    </Panel>
  );
}
