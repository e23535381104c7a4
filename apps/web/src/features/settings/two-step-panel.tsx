import { useRef, useState } from 'react';
import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useTwoStep } from './api/two-step';
import { CodeDialog } from './code-dialog';
import { RecoveryCodesDialog } from './recovery-codes-dialog';
import { SetUpTwoStep } from './set-up-two-step';

type Opened = 'setUp' | 'renew' | 'turnOff' | null;

/** Turns two-step sign-in on and off. */
export function TwoStepPanel() {
  const { t } = useTranslation('settings');
  const state = useTwoStep();
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
    <Panel>
      <Heading as="h3" size="sm" ref={heading} tabIndex={-1}>
        {t('twoStep.title')}
      </Heading>
      {state.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="6" mt="2" />
        </Loading>
      )}
      <FetchError of={state} text={t('twoStep.loadFailed')} compact />
      {state.data && (
        <>
          <Text color="fg.muted" textStyle="sm" mb="4">
            {state.data.isOn ? `${t('twoStep.on')} ${t('twoStep.left', { count: state.data.recoveryCodesLeft })}` : t('twoStep.off')}
          </Text>
          <Box display="flex" flexWrap="wrap" gap="3">
            {!state.data.isOn && <Button onClick={() => setOpened('setUp')}>{t('twoStep.setUp')}</Button>}
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
          {opened === 'setUp' && <SetUpTwoStep hasPassword={state.data.hasPassword} onClose={close} onCodes={show} returnTo={returnTo} />}
        </>
      )}
      {(opened === 'renew' || opened === 'turnOff') && <CodeDialog act={opened} onClose={close} onCodes={show} returnTo={returnTo} />}
      {codes && <RecoveryCodesDialog codes={codes} onClose={() => setCodes(undefined)} returnTo={returnTo} />}
    </Panel>
  );
}
