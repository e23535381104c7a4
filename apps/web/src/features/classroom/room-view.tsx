import { useState, type ReactNode } from 'react';
import { Box, Stack, Tabs, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { RoomPeer } from '@somo/contracts/classroom';
import type { Person } from '@somo/contracts/people';
import { toast } from '../../lib/toast';
import { Panel } from '../../ui/panel';
import type { Call } from './call/call';
import type { CallState } from './call/call-state';
import { MediaError } from './call/media';
import type { Choices } from './choices';
import { Controls } from './controls';
import { DeviceMenu } from './device-menu';
import { LineNotice } from './line-notice';
import { LinePanel } from './line-panel';
import { Participants } from './participants';
import { Stage } from './stage';

interface Props {
  call: Call;
  state: CallState;
  peers: RoomPeer[];
  me: Person;
  other: Person;
  name: string;
  choices: Choices;
  onChoose: (change: Partial<Choices>) => void;
  onEnd: () => void;
  onJoin: () => void;
  chat: (isVisible: boolean) => ReactNode;
  notes: ReactNode;
}

/** The classroom after joining. */
export function RoomView({ call, state, peers, me, other, name, choices, onChoose, onEnd, onJoin, chat, notes }: Props) {
  const { t } = useTranslation('classroom');
  const { media } = call;
  const [tab, setTab] = useState('video');
  const attempt = (act: Promise<void>) =>
    act.catch((error: unknown) => {
      if (!(error instanceof MediaError)) throw error;
      toast(t(`media.problem.${error.device}`), t(`media.${error.device}.${error.problem}`), 'error');
    });
  const isIn = state.phase !== 'over' && state.phase !== 'replaced';
  return (
    <Box display="grid" gap="6" alignItems="start" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}>
      <Stack gap="6" minW="0">
        <Tabs.Root lazyMount value={tab} onValueChange={({ value }) => setTab(value)}>
          <Tabs.List>
            <Tabs.Trigger value="video">{t('tabs.video')}</Tabs.Trigger>
            <Tabs.Trigger value="chat">{t('tabs.chat')}</Tabs.Trigger>
          </Tabs.List>
          <Tabs.Content value="video">
            {!state.live && (
              <Text role="status" color="clay.fg" mb="3">
                {t('call.live')}
              </Text>
            )}
            <Stage state={state} other={other} name={name} ownCamera={media.tracks.camera} speakerId={choices.speakerId} onJoin={onJoin} />
            {isIn && (
              <>
                <Controls
                  state={state}
                  onMicrophone={() => void attempt(media.setMicrophone(!state.microphone))}
                  onCamera={() => void attempt(media.setCamera(!state.camera))}
                  onShare={() => void attempt(media.setScreen(!state.sharing))}
                  onEnd={onEnd}
                />
                <LineNotice
                  state={state}
                  onKeepCamera={() => call.choose({ choice: 'tiny' })}
                  onAuto={() => call.choose({ choice: 'auto' })}
                />
              </>
            )}
          </Tabs.Content>
          <Tabs.Content value="chat">{chat(tab === 'chat')}</Tabs.Content>
        </Tabs.Root>
        {isIn && (
          <LinePanel
            state={state}
            onChange={(change) => {
              call.choose(change);
              const { saver = choices.saver, sharp = choices.sharp, capBytes = choices.capBytes } = change;
              onChoose({ saver, sharp, capBytes });
            }}
          >
            <DeviceMenu
              choices={choices}
              onChoose={(change) => {
                onChoose(change);
                void attempt(media.choose(change));
              }}
            />
          </LinePanel>
        )}
      </Stack>
      <Panel>
        <Participants state={state} peers={peers} me={me} other={other} name={name} />
        {notes}
      </Panel>
    </Box>
  );
}
