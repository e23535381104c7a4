import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { backupOverdueDays, type BackupState } from '@somo/contracts/backups';
import { fromInstant } from '@somo/contracts/time';
import { dayMs } from '@somo/calendar/days';
import { dataAmount, gigabytes } from '../../../lib/format';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { Panel } from '../../../ui/panel';
import { FactList } from '../fact-list';
import { useMoment } from '../use-moment';

/** The latest backup, the next one, and what to do where one is missing. */
export function BackupsPanel({ backups }: { backups: BackupState }) {
  const { t } = useTranslation('operations');
  return (
    <Panel as="section" aria-labelledby="system-backups">
      <Heading as="h2" size="md" id="system-backups" mb="4">
        {t('system.backups.title')}
      </Heading>
      {backups.made === 'elsewhere' ? <Text>{t('system.backups.elsewhere')}</Text> : <OwnBackups backups={backups} />}
    </Panel>
  );
}

function OwnBackups({ backups }: { backups: BackupState }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  const moment = useMoment();
  const advice = useAdvice(backups, now);
  const { latest, count, nextAt, place, freeBytes, unfinishedAt, problem } = backups;
  const isFirstDue = latest === null && nextAt !== null && problem === null;
  const next = nextAt === null ? t('system.backups.byCommand') : fromInstant(nextAt) <= now ? t('system.backups.soon') : moment(nextAt);
  const facts = [
    {
      name: t('system.backups.latest'),
      value: latest ? `${moment(latest.madeAt)} (${relativeTime(latest.madeAt, now, common)})` : t('system.backups.none'),
    },
    ...(latest
      ? [
          { name: t('system.backups.size'), value: t('system.backups.sizeOf', { size: dataAmount(latest.bytes) }) },
          { name: t('system.backups.state'), value: t(latest.encrypted ? 'system.backups.complete' : 'system.backups.completePlain') },
          { name: t('system.backups.kept'), value: t('system.backups.kept_count', { count }) },
        ]
      : []),
    { name: t('system.backups.next'), value: next },
    ...(place === null ? [] : [{ name: t('system.backups.place'), value: place }]),
    ...(freeBytes === null ? [] : [{ name: t('system.backups.free'), value: gigabytes(freeBytes) }]),
  ];
  return (
    <Stack gap="4">
      {place !== null && <FactList facts={facts} />}
      {isFirstDue && <Text>{t('system.backups.firstDaily')}</Text>}
      {unfinishedAt && <Text>{t('system.backups.unfinished', { when: moment(unfinishedAt) })}</Text>}
      {advice.length > 0 && (
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          {advice.map((line) => (
            <Text as="li" key={line} color="clay.fg" overflowWrap="anywhere">
              {line}
            </Text>
          ))}
        </Box>
      )}
      {latest && (
        <Text color="fg.muted" textStyle="sm">
          {t('system.backups.key')}
        </Text>
      )}
    </Stack>
  );
}

/** Returns what to do, the most urgent first; nothing on a good day. */
function useAdvice({ made, latest, place, problem, sameDisk }: BackupState, now: number): string[] {
  const { t } = useTranslation('operations');
  if (place === null) return [t('system.backups.unread', { problem: problem ?? '' })];
  const isOverdue = latest !== null && now - fromInstant(latest.madeAt) > backupOverdueDays * dayMs;
  return [
    problem !== null && t('system.backups.failed', { problem }),
    isOverdue && made === 'daily' && problem === null && t('system.backups.overdueDaily'),
    (!latest || isOverdue) && made === 'command' && t('system.backups.byHand'),
    sameDisk && t('system.backups.sameDisk'),
  ].filter((line) => line !== false);
}
