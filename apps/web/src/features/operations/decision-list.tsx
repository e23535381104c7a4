import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Decision } from '@somo/contracts/standing';
import { Each } from '../../ui/each';
import { Panel } from '../../ui/panel';
import { QuietLine } from './quiet-line';
import { useMoment } from './use-moment';
import { useOperator } from './use-names';

const tints = { warn: 'sun', restrict: 'sun', suspend: 'clay', unrestrict: 'leaf', restore: 'leaf' } as const;

/** What operators decided about a person, the latest first; one line where they have not. */
export function DecisionList({ decisions }: { decisions: Decision[] }) {
  const { t } = useTranslation('operations');
  if (decisions.length === 0) return <QuietLine>{t('account.noDecisions')}</QuietLine>;
  return (
    <Panel as="section" aria-labelledby="decisions">
      <Heading as="h2" size="md" id="decisions">
        {t('account.decisions')}
      </Heading>
      <Box as="ol" listStyleType="none" mt="2">
        <Each of={decisions} as="li">
          {(decision) => <DecisionRow decision={decision} />}
        </Each>
      </Box>
    </Panel>
  );
}

function DecisionRow({ decision: { kind, cause, reason, note, operatorId, decidedAt, readAt } }: { decision: Decision }) {
  const { t } = useTranslation(['operations', 'standing']);
  const moment = useMoment();
  const who = useOperator();
  const by = operatorId === null ? t('decide.byCommandLine') : who(operatorId);
  return (
    <Box as="li" py="4" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: 0 }} _last={{ pb: 0 }} textStyle="sm">
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <Badge colorPalette={tints[kind]} size="sm">
          {t(`decide.did.${kind}`)}
        </Badge>
        {cause && <Text fontWeight="semibold">{t(`standing:causes.${cause}`)}</Text>}
        <Text color="fg.muted">{t('decide.by', { when: moment(decidedAt), who: by })}</Text>
        {kind === 'warn' && <Text color="fg.muted">{readAt ? t('decide.read', { when: moment(readAt) }) : t('decide.unread')}</Text>}
      </Box>
      {reason && (
        <Text mt="2" overflowWrap="anywhere" whiteSpace="pre-wrap" maxW="65ch">
          <bdi>{t('decide.why', { reason })}</bdi>
        </Text>
      )}
      <Text mt="1" color="fg.muted" overflowWrap="anywhere" whiteSpace="pre-wrap" maxW="65ch">
        <bdi>{t('decide.note', { note })}</bdi>
      </Text>
    </Box>
  );
}
