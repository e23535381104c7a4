import { Box, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { rungs, type Rung } from '@somo/contracts/classroom';
import { dataAmount } from '../../lib/format';
import { CheckField } from '../../ui/check-field';
import { SelectField } from '../../ui/select-field';
import type { CallState } from './call/call-state';
import { capsMegabytes, megabyte } from './choices';
import { LineAction, type LineChange } from './line-action';
import { useLineWords } from './line-words';
import { whatIsSent } from './what-is-sent';

const fixed = rungs.filter((rung) => rung !== 'text');

interface Props {
  state: CallState;
  name: string;
  onChange: (change: LineChange) => void;
}

/** What is sent and what it costs, in words, with the one thing to do now; then the person's own say in it. */
export function LineChoices({ state, name, onChange }: Props) {
  const { t } = useTranslation('classroom');
  const words = useLineWords(state, name);
  const { usedBytes, capBytes, choice, saver, sharp } = state;
  const used = dataAmount(usedBytes);
  return (
    <Stack gap="5">
      <Box p="4" borderRadius="l2" bg="bg.muted">
        {!words && <Text mb="1">{t('line.now', { what: t(whatIsSent(state)) })}</Text>}
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {capBytes === null ? t('line.used', { amount: used }) : t('line.usedOfCap', { amount: used, cap: dataAmount(capBytes) })}
        </Text>
        {words?.act && <LineAction act={words.act} onChange={onChange} variant="solid" mt="3" />}
      </Box>
      <CheckField label={t('line.saver')} checked={saver} onChange={(event) => onChange({ saver: event.target.checked })} />
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
        label={t('line.choice')}
        value={choice}
        onChange={(value) => onChange({ choice: value as Rung | 'auto' })}
        options={[{ value: 'auto', label: t('line.auto') }, ...fixed.map((value) => ({ value, label: t(`line.only.${value}`) }))]}
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
    </Stack>
  );
}
