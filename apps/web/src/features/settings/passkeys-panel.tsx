import { useRef, useState } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { passkeysMax, type Passkey, type Passkeys } from '@somo/contracts/passkeys';
import { isPasskeyHost, passkeyObstacle } from '../../lib/passkey-support';
import { query } from '../../lib/query';
import { useNow } from '../../lib/use-now';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PasskeyRow } from './passkey-row';
import { RemovePasskeyDialog } from './remove-passkey-dialog';
import { RenamePasskeyDialog } from './rename-passkey-dialog';
import { SettingsSection } from './settings-section';

type Opened = { act: 'add' } | { act: 'rename' | 'remove'; passkey: Passkey } | null;

/** The passkeys that a person signs in with. */
export function PasskeysPanel() {
  const { t } = useTranslation('settings');
  const now = useNow();
  const state = useQuery(query('GET /api/me/passkeys'));
  const [opened, setOpened] = useState<Opened>(null);
  // The button that opened a dialog may be gone afterwards.
  const heading = useRef<HTMLHeadingElement>(null);
  const dialog = { onClose: () => setOpened(null), returnTo: () => heading.current };
  const items = state.data?.items ?? [];
  return (
    <SettingsSection title={t('passkeys.title')} text={t('passkeys.text')} heading={heading}>
      <Panel>
        {state.isPending && (
          <Loading label={t('passkeys.loading')}>
            <Skeleton h="12" />
          </Loading>
        )}
        <FetchError of={state} text={t('passkeys.failed')} compact />
        {state.data && items.length === 0 && <Text>{t('passkeys.none')}</Text>}
        {items.length > 0 && (
          <Box as="ul" listStyleType="none">
            <Each of={items} as="li">
              {(passkey) => (
                <PasskeyRow
                  passkey={passkey}
                  now={now}
                  onRename={() => setOpened({ act: 'rename', passkey })}
                  onRemove={() => setOpened({ act: 'remove', passkey })}
                />
              )}
            </Each>
          </Box>
        )}
        {state.data && <Adding passkeys={state.data} onAdd={() => setOpened({ act: 'add' })} />}
        {opened?.act === 'add' && <AddPasskeyDialog {...dialog} />}
        {opened?.act === 'rename' && <RenamePasskeyDialog passkey={opened.passkey} {...dialog} />}
        {opened?.act === 'remove' && <RemovePasskeyDialog passkey={opened.passkey} {...dialog} />}
      </Panel>
    </SettingsSection>
  );
}

/** The way to another passkey, or why there is none. */
function Adding({ passkeys: { items, host }, onAdd }: { passkeys: Passkeys; onAdd: () => void }) {
  const { t } = useTranslation('settings');
  const obstacle = passkeyObstacle();
  const why =
    obstacle === 'number' || host === null
      ? t('passkeys.number')
      : !isPasskeyHost(host)
        ? t('passkeys.elsewhere', { host })
        : obstacle === 'none'
          ? t('passkeys.noBrowser')
          : items.length >= passkeysMax && t('passkeys.full', { max: passkeysMax });
  if (!why)
    return (
      <Button variant="outline" display="flex" mt="4" onClick={onAdd}>
        {t('passkeys.add')}
      </Button>
    );
  return (
    <Text color="fg.muted" textStyle="sm" mt="4">
      {why}
    </Text>
  );
}
