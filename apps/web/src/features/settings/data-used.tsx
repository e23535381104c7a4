import { Box, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOfUse, storeCounted } from '../../lib/count-data';
import { readData, type MonthOfData } from '../../lib/data-used';
import { dayDate, monthText } from '../../lib/format';
import { ownKey } from '../../lib/query';
import { fileSize } from '../../ui/file-size';
import { Loading } from '../../ui/loading';

/** Nothing is sent for it. */
const everyMs = 5_000;

/** What Somo has cost on this device this month and the month before, in data. */
export function DataUsed() {
  const { t } = useTranslation('settings');
  const used = useQuery({
    queryKey: ownKey('data-used'),
    queryFn: async () => {
      await storeCounted();
      return readData();
    },
    refetchInterval: everyMs,
    staleTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const today = dayOfUse();
  if (used.isPending)
    return (
      <Loading label={t('loading')}>
        <Skeleton h="24" borderRadius="l2" />
      </Loading>
    );
  if (used.isError) return <Text color="fg.muted">{t('data.unstored')}</Text>;
  const [now, before] = ofMonths(used.data, today);
  return (
    <Box display="grid" gap="4">
      <Box>
        <Text color="fg.muted" textStyle="sm">
          {t('data.thisMonth')}
        </Text>
        <Text textStyle="2xl" fontWeight="semibold" fontFamily="heading" fontVariantNumeric="tabular-nums">
          {fileSize(now.lessons + now.pages)}
        </Text>
      </Box>
      <Box as="dl" display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr) auto" maxW="sm" fontVariantNumeric="tabular-nums">
        <Row name={t('data.lessons')} bytes={now.lessons} />
        <Row name={t('data.pages')} bytes={now.pages} />
      </Box>
      {before && <Text>{t('data.lastMonth', { month: monthText(before.since), amount: fileSize(before.lessons + before.pages) })}</Text>}
      <Text color="fg.muted" textStyle="sm">
        {t('data.note', { day: dayDate(now.since) })}
      </Text>
    </Box>
  );
}

function Row({ name, bytes }: { name: string; bytes: number }) {
  return (
    <>
      <Text as="dt">{name}</Text>
      <Text as="dd" textAlign="end">
        {fileSize(bytes)}
      </Text>
    </>
  );
}

/** Returns this month and, if it is known, the one before. */
function ofMonths(months: MonthOfData[], today: string): [MonthOfData, MonthOfData | undefined] {
  const month = today.slice(0, 7);
  const now = months.find((each) => each.month === month) ?? { month, since: today, lessons: 0, pages: 0 };
  return [now, months.find((each) => each.month < month)];
}
