import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OperatorAct } from '@somo/contracts/payments';
import { dateOf, money, timeOf } from '../../lib/format';
import { useZone } from '../../lib/use-session';
import { refusalSentence } from '../../i18n/refusal-sentence';
import { Each } from '../../ui/each';
import { useOperator } from './use-names';

/** The audit log of one payment, including refused actions. */
export function ActList({ acts }: { acts: OperatorAct[] }) {
  const { t } = useTranslation(['operations', 'common']);
  const zone = useZone();
  const who = useOperator();
  if (acts.length === 0) return null;
  return (
    <Box borderTopWidth="1px" borderColor="border" mt="6" pt="5">
      <Heading as="h3" size="sm" mb="3">
        {t('money.acts')}
      </Heading>
      <Box as="ol" listStyleType="none" display="grid" gap="3" textStyle="sm">
        <Each of={acts} as="li">
          {({ at, operatorId, action, amountCents, note, refused }) => (
            <li>
              <Text>
                <Text as="span" fontWeight="semibold" textDecoration={refused ? 'line-through' : undefined}>
                  {t(`money.act.${action}`, { amount: money(amountCents ?? 0) })}
                </Text>{' '}
                <Text as="span" color="fg.muted">
                  {t('money.actBy', {
                    when: t('common:dayAtTime', { day: dateOf(at, zone), time: timeOf(at, zone) }),
                    who: who(operatorId),
                  })}
                </Text>
              </Text>
              {refused && <Text color="clay.fg">{t('money.refusedAct', { why: refusalSentence(refused) })}</Text>}
              <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
                <bdi>{note}</bdi>
              </Text>
            </li>
          )}
        </Each>
      </Box>
    </Box>
  );
}
