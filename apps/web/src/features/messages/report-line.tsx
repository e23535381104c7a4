import { Box, Text } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { OwnReport } from '@somo/contracts/reports';
import { dateOf } from '../../lib/format';

/** Says what came of what the reader has reported about the other person. */
export function ReportLine({ report, name, zone }: { report: OwnReport; name: string; zone: string }) {
  const { t } = useTranslation('messages');
  const when = dateOf(report.reportedAt, zone);
  return (
    <Box
      role="status"
      display="flex"
      gap="2.5"
      alignItems="flex-start"
      px={{ base: '3', md: '4' }}
      py="2.5"
      bg="bg.muted"
      textStyle="sm"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Box color="clay.fg" mt="0.5" _icon={{ w: '4', h: '4' }}>
        <Flag aria-hidden />
      </Box>
      <Text minW="0">{report.outcome ? t(`reported.${report.outcome}`, { when }) : t(`reported.${report.about}`, { name, when })}</Text>
    </Box>
  );
}
