import type { ReactNode } from 'react';
import { Box, Stack } from '@chakra-ui/react';
import { Circle, Keyboard, Settings2, Signal, Timer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { CallState } from './call/call-state';
import { LineChoices } from './line-choices';
import type { LineChange } from './line-action';
import { useLineWords } from './line-words';
import { withoutKeys } from './key-cap';
import { KeysList } from './keys-list';
import { MoreFold } from './more-fold';
import { MoreGroup } from './more-group';
import type { Place } from './place';
import { TimerStart } from './timer-start';

interface Props {
  state: CallState;
  place: Place;
  /** What is done with one press. */
  rows: ReactNode;
  recording: ReactNode;
  /** The devices to choose from. */
  devices: ReactNode;
  onChange: (change: LineChange) => void;
}

/** What is needed less often: short rows, of which most unfold. */
export function MorePanel({ state, place, rows, recording, devices, onChange }: Props) {
  const { t } = useTranslation('classroom');
  const { name } = place;
  const words = useLineWords(state, name);
  const how = state.phase === 'connected' ? (words?.text ?? t('line.good')) : t('line.notConnected', { name });
  return (
    <Box>
      <MoreGroup title={t('groups.lesson')}>
        {rows}
        <MoreFold icon={<Timer aria-hidden />} word={t('timer.title')}>
          <TimerStart timer={state.shared.timer} place={place} />
        </MoreFold>
        <MoreFold
          icon={
            <Box asChild color="clay.solid">
              <Circle fill="currentColor" aria-hidden />
            </Box>
          }
          word={t('record')}
        >
          {recording}
        </MoreFold>
      </MoreGroup>
      <MoreGroup title={t('groups.call')}>
        <MoreFold icon={<Signal aria-hidden />} word={t('line.title')} note={how}>
          <LineChoices state={state} name={name} onChange={onChange} />
        </MoreFold>
        <MoreFold icon={<Settings2 aria-hidden />} word={t('devices')}>
          <Stack gap="4">{devices}</Stack>
        </MoreFold>
      </MoreGroup>
      <MoreGroup title={t('groups.help')} css={withoutKeys}>
        <MoreFold icon={<Keyboard aria-hidden />} word={t('keys.title')}>
          <KeysList />
        </MoreFold>
      </MoreGroup>
    </Box>
  );
}
