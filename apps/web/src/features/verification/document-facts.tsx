import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { VerificationCase } from '@somo/contracts/verification';
import { dateOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';

/** When a document was sent or answered, and of a refusal what to do. */
export function DocumentFacts({ of: { status, submittedAt, decidedAt, expiresAt, reasons, note } }: { of: VerificationCase }) {
  const { t } = useTranslation('verification');
  const zone = useZone();
  const day = (at: VerificationCase['decidedAt']) => (at === null ? '' : dateOf(at, zone));
  const line = {
    pending: t('sent', { day: day(submittedAt) }),
    approved: t('checkedUntil', { day: day(decidedAt), until: day(expiresAt) }),
    refused: t('refusedOn', { day: day(decidedAt) }),
    expired: t('expiredOn', { day: day(expiresAt) }),
    withdrawn: '',
  }[status];
  const steps = reasons.filter((reason) => reason !== 'other' || note === null);
  return (
    <>
      <Text color="fg.muted" textStyle="sm" mt="0.5">
        {line}
      </Text>
      {status === 'refused' && (
        <Box mt="2" ps="3" borderInlineStartWidth="3px" borderColor="clay.solid" textStyle="sm" display="grid" gap="1">
          {steps.map((reason) => (
            <Text key={reason}>{t(`reasons.${reason}.do`)}</Text>
          ))}
          {note && (
            <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
              <bdi>{t('noteFrom', { note })}</bdi>
            </Text>
          )}
        </Box>
      )}
    </>
  );
}
