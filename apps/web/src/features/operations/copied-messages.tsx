import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { PersonReportCase } from '@somo/contracts/reports';
import { reportedMessages } from '@somo/contracts/rules/reports';
import { dateOf, timeOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { Panel } from '../../ui/panel';
import { CopiedFile } from './copied-file';
import { useReportNames } from './use-report-names';

/** What the two had written when it was reported, oldest first; the reported message stands out. */
export function CopiedMessages({ report }: { report: PersonReportCase }) {
  const { t } = useTranslation(['operations', 'common']);
  const zone = useZone();
  const names = useReportNames(report);
  return (
    <Panel as="section" aria-labelledby="copied">
      <Heading as="h2" size="md" id="copied">
        {t('reports.messages')}
      </Heading>
      <Text color="fg.muted" textStyle="sm" mt="1" mb="5">
        {t(report.messages.length > 0 ? 'reports.messagesText' : 'reports.noMessages', { most: reportedMessages })}
        {report.messages.some(({ file }) => file) && ` ${t('reports.filesAudited')}`}
      </Text>
      <Box as="ol" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {report.messages.map(({ seq, senderId, text, fileName, file, sentAt }) => {
          const isReported = seq === report.messageSeq;
          return (
            <Box
              key={seq}
              as="li"
              ps="4"
              pe={isReported ? '3' : undefined}
              py={isReported ? '3' : undefined}
              borderInlineStartWidth="3px"
              borderColor={isReported ? 'clay.solid' : 'border'}
              bg={isReported ? 'clay.subtle' : undefined}
              borderEndRadius="l2"
            >
              <Box display="flex" flexWrap="wrap" columnGap="3" alignItems="baseline">
                <Text fontWeight="semibold">
                  <bdi>{senderId === report.userId ? names.reported : names.reporter}</bdi>
                </Text>
                <Text asChild color="fg.muted" textStyle="xs">
                  <time dateTime={sentAt}>{t('common:dayAtTime', { day: dateOf(sentAt, zone), time: timeOf(sentAt, zone) })}</time>
                </Text>
                {isReported && (
                  <Text color="clay.fg" textStyle="xs" fontWeight="semibold">
                    {t('reports.thisOne')}
                  </Text>
                )}
              </Box>
              <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere" maxW="65ch">
                {text}
              </Text>
              {file ? (
                <CopiedFile reportId={report.id} seq={seq} file={file} />
              ) : (
                fileName && <Text color="fg.muted">{t('reports.file', { name: fileName })}</Text>
              )}
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
