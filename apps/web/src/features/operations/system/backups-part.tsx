import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { backupOverdueDays, type BackupState } from '@somo/contracts/backups';
import type { SystemCheck } from '@somo/contracts/system';
import { fromInstant } from '@somo/contracts/time';
import { dayMs } from '@somo/calendar/days';
import { dataAmount, gigabytes } from '../../../lib/format';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { FactList } from '../fact-list';
import { useMoment } from '../use-moment';
import { HowTo } from './how-to';

/** The latest backup, the next one, and how to make one where it is missing. */
export function BackupsPart({ backups, finding }: { backups: BackupState; finding: SystemCheck['finding'] }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  const moment = useMoment();
  const { latest, count, nextAt, place, freeBytes, sameDisk, unfinishedAt, problem } = backups;
  const how = useSteps(backups, finding, now);
  const facts = [
    ...(latest
      ? [
          { name: t('system.backups.latest'), value: `${moment(latest.madeAt)} (${relativeTime(latest.madeAt, now, common)})` },
          { name: t('system.backups.size'), value: t('system.backups.sizeOf', { size: dataAmount(latest.bytes) }) },
          { name: t('system.backups.state'), value: t(latest.encrypted ? 'system.backups.complete' : 'system.backups.completePlain') },
          { name: t('system.backups.kept'), value: t('system.backups.kept_count', { count }) },
        ]
      : []),
    ...(nextAt === null
      ? []
      : [{ name: t('system.backups.next'), value: fromInstant(nextAt) <= now ? t('system.backups.soon') : moment(nextAt) }]),
    ...(freeBytes === null ? [] : [{ name: t('system.backups.free'), value: gigabytes(freeBytes) }]),
  ];
  const warnings = [
    place !== null && problem !== null && finding !== 'low' && t('system.backups.failed', { problem }),
    sameDisk && t('system.backups.sameDisk'),
  ].filter((line) => line !== false);
  const isOnlyKept = latest !== null && how.length === 1;
  return (
    <Stack as="section" aria-label={t('system.backups.title')} gap="2" mt="1">
      {warnings.map((line) => (
        <Text key={line} color="clay.fg" overflowWrap="anywhere">
          {line}
        </Text>
      ))}
      {unfinishedAt && <Text>{t('system.backups.unfinished', { when: moment(unfinishedAt) })}</Text>}
      {facts.length > 0 && <FactList facts={facts} />}
      {how.length > 0 && (
        <HowTo of={t('system.backups.title')} kind={finding === 'off' || finding === 'unknown' ? 'off' : isOnlyKept ? 'kept' : 'fix'}>
          <Steps lines={how} place={place} />
        </HowTo>
      )}
    </Stack>
  );
}

function Steps({ lines, place }: { lines: string[]; place: string | null }) {
  const { t } = useTranslation('operations');
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1.5">
      {place !== null && (
        <Text as="li" overflowWrap="anywhere">
          {t('system.backups.keptAt')} <bdi>{place}</bdi>
        </Text>
      )}
      {lines.map((line) => (
        <Text as="li" key={line} overflowWrap="anywhere">
          {line}
        </Text>
      ))}
    </Box>
  );
}

/** Returns what to do, the most urgent first, and what to keep for the day a backup is needed. */
function useSteps({ made, latest, nextAt, place, problem, sameDisk }: BackupState, finding: SystemCheck['finding'], now: number): string[] {
  const { t } = useTranslation('operations');
  if (made === 'elsewhere') return [t('system.backups.elsewhere')];
  // Backups that were not read in time are only to be read again.
  if (finding === 'unknown') return [];
  if (place === null) return [t('system.backups.unread')];
  const isOverdue = latest !== null && now - fromInstant(latest.madeAt) > backupOverdueDays * dayMs;
  return [
    latest === null && nextAt !== null && problem === null && t('system.backups.firstDaily'),
    isOverdue && made === 'daily' && problem === null && t('system.backups.overdueDaily'),
    (!latest || isOverdue) && made === 'command' && t('system.backups.byHand'),
    sameDisk && t('system.backups.moveElsewhere'),
    latest !== null && t('system.backups.key'),
  ].filter((line) => line !== false);
}
