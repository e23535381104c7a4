import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { rungs, type Rung } from '@somo/contracts/classroom';
import { dataAmount } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { Panel } from '../../ui/panel';
import { SelectField } from '../../ui/select-field';
import type { CallState } from './call/call-state';
import { capsMegabytes, megabyte } from './choices';
import { whatIsSent } from './what-is-sent';

type Change = Partial<Pick<CallState, 'capBytes' | 'saver' | 'sharp' | 'choice'>>;

const fixed = rungs.filter((rung) => rung !== 'text');

interface Props {
  state: CallState;
  onChange: (change: Change) => void;
  children: ReactNode;
}

/** What is sent and what it costs, in words, and the person's own say in it. */
export function LinePanel({ state, onChange, children }: Props) {
  const { t } = useTranslation('classroom');
  const { kbps, rttMs, usedBytes, capBytes, choice, saver, sharp, phase } = state;
  const used = dataAmount(usedBytes);
  return (
    <Panel asChild>
      <section aria-label={t('line.title')}>
        <Heading as="h2" size="md">
          {t('line.title')}
        </Heading>
        <Box
          display="grid"
          gap="4"
          mt="3"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        >
          <Box>
            <Text>{t('line.now', { what: t(whatIsSent(state)) })}</Text>
            {phase === 'connected' && kbps !== null && rttMs !== null && (
              <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
                {t('line.rate', { kbps, ms: rttMs })}
              </Text>
            )}
            <Text textStyle="sm" fontVariantNumeric="tabular-nums">
              {capBytes === null ? t('line.used', { amount: used }) : t('line.usedOfCap', { amount: used, cap: dataAmount(capBytes) })}
            </Text>
          </Box>
          <CheckField label={t('line.saver')} checked={saver} onChange={(event) => onChange({ saver: event.target.checked })} />
          <SelectField
            label={t('line.choice')}
            value={choice}
            onChange={(value) => onChange({ choice: value as Rung | 'auto' })}
            options={[{ value: 'auto', label: t('line.auto') }, ...fixed.map((value) => ({ value, label: t(`line.only.${value}`) }))]}
          />
          <SelectField
            label={t('line.cap')}
            value={capBytes === null ? '' : String(capBytes / megabyte)}
            onChange={(value) => onChange({ capBytes: value === '' ? null : Number(value) * megabyte })}
            options={[
              { value: '', label: t('line.noCap') },
              ...capsMegabytes.map((count) => ({ value: String(count), label: t('line.megabytes', { count }) })),
            ]}
          />
          <SelectField
            label={t('line.look')}
            value={sharp ? 'sharp' : 'smooth'}
            onChange={(value) => onChange({ sharp: value === 'sharp' })}
            options={[
              { value: 'smooth', label: t('line.smooth') },
              { value: 'sharp', label: t('line.sharp') },
            ]}
          />
          {children}
        </Box>
      </section>
    </Panel>
  );
}
