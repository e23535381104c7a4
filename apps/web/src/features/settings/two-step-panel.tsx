import { useRef, useState } from 'react';
import { Badge, Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { RenewCodesDialog } from './renew-codes-dialog';
import { SetUpTwoStep } from './set-up-two-step';
import { SettingsSection } from './settings-section';
import { TurnOffTwoStepDialog } from './turn-off-two-step-dialog';

type Opened = 'setUp' | 'renew' | 'turnOff' | null;

/** Turns two-step sign-in on and off. */
export function TwoStepPanel() {
  const { t } = useTranslation('settings');
  const state = useQuery(query('GET /api/auth/two-step'));
  const [opened, setOpened] = useState<Opened>(null);
  const [codes, setCodes] = useState<string[]>();
  // The button that opened a dialog may be another one afterwards.
  const heading = useRef<HTMLHeadingElement>(null);
  const returnTo = () => heading.current;
  const close = () => setOpened(null);
  const show = (recoveryCodes: string[]) => {
    close();
    setCodes(recoveryCodes);
  };

  return (
    <SettingsSection
      title={t('twoStep.title')}
      text={t('twoStep.off')}
      heading={heading}
      state={
        state.data && (
          <Badge size="sm" colorPalette={state.data.isOn ? 'leaf' : 'sand'} variant={state.data.isOn ? 'subtle' : 'outline'}>
            {t(state.data.isOn ? 'twoStep.isOn' : 'twoStep.isOff')}
          </Badge>
        )
      }
    >
      <Panel>
        {state.isPending && (
          <Loading label={t('loading')}>
            <Skeleton h="6" mt="2" />
          </Loading>
        )}
        <FetchError of={state} text={t('twoStep.loadFailed')} compact />
        {state.data && (
          <>
            {state.data.isOn && <Text mb="4">{`${t('twoStep.on')} ${t('twoStep.left', { count: state.data.recoveryCodesLeft })}`}</Text>}
            <Box display="flex" flexWrap="wrap" gap="3">
              {!state.data.isOn && (
                <Button variant="outline" onClick={() => setOpened('setUp')}>
                  {t('twoStep.setUp')}
                </Button>
              )}
              {state.data.isOn && (
                <>
                  <Button variant="outline" onClick={() => setOpened('renew')}>
                    {t('twoStep.renew')}
                  </Button>
                  <Button variant="outline" onClick={() => setOpened('turnOff')}>
                    {t('twoStep.turnOff')}
                  </Button>
                </>
              )}
            </Box>
          </>
        )}
        {opened === 'setUp' && <SetUpTwoStep onClose={close} onCodes={show} returnTo={returnTo} />}
        {opened === 'renew' && <RenewCodesDialog onClose={close} onCodes={show} returnTo={returnTo} />}
        {opened === 'turnOff' && <TurnOffTwoStepDialog onClose={close} returnTo={returnTo} />}
        {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} returnTo={returnTo} />}
      </Panel>
    </SettingsSection>
  );
}
