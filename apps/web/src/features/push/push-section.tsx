import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { ownKey, query } from '../../lib/query';
import { toast } from '../../lib/toast';
import { useNow } from '../../lib/use-now';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { pushState, subscribe, unsubscribe } from './browser';
import { DeviceRow } from './device-row';

/** The browsers that show a person's notifications while Somo is closed. This one asks for permission only once the person turns it on. */
export function PushSection({ userId, onTurnedOn }: { userId: string; onTurnedOn: () => void }) {
  const { t } = useTranslation('push');
  const now = useNow();
  const state = useQuery({ queryKey: ownKey('push-state', userId), queryFn: () => pushState(userId) });
  const devices = useQuery(query('GET /api/me/push-subscriptions'));
  const saving = useMutation(mutation('POST /api/me/push-subscriptions', { changes: ['pushDevices'] }));
  const removing = useMutation(mutation('DELETE /api/me/push-subscriptions/:id', { changes: ['pushDevices'] }));
  const here = devices.data?.items.find(({ isCurrent }) => isCurrent);
  const isOn = state.data === 'on' && here !== undefined;

  const turningOn = useMutation({
    mutationFn: async () => {
      const body = await subscribe(userId, devices.data?.publicKey ?? '');
      if (body) await saving.mutateAsync({ body });
      return body !== undefined;
    },
    onSuccess: (isAllowed) => {
      if (isAllowed) onTurnedOn();
      toast(isAllowed ? t('turnedOn') : t('notAllowed'), isAllowed ? t('turnedOnText') : t('deniedText'), isAllowed ? 'success' : 'error');
    },
    onError: (error) => toast(t('notTurnedOn'), refusalOf(error) ?? t('tryLater'), 'error'),
    onSettled: () => state.refetch(),
  });
  const remove = async (id: string) => {
    try {
      if (id === here?.id) await unsubscribe();
      await removing.mutateAsync({ params: { id } });
    } catch (error) {
      toast(t('notTurnedOff'), refusalOf(error) ?? t('tryLater'), 'error');
    }
    void state.refetch();
  };
  const busy = turningOn.isPending || saving.isPending || removing.isPending;
  return (
    <Panel>
      {(state.isPending || devices.isPending) && (
        <Loading label={t('loading')}>
          <Skeleton h="12" />
        </Loading>
      )}
      <FetchError compact of={devices} text={t('failed')} />
      {devices.data && state.data && !isOn && (
        <Box display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
          <Text flex="1 1 16rem">{t(`states.${state.data}`)}</Text>
          {(state.data === 'off' || state.data === 'on') && (
            <Button disabled={busy} onClick={() => turningOn.mutate()}>
              {t('turnOn')}
            </Button>
          )}
        </Box>
      )}
      {devices.data && devices.data.items.length > 0 && (
        <Box as="ul" listStyleType="none" mt={isOn ? '0' : '4'}>
          <Each of={devices.data.items} as="li">
            {(device) => <DeviceRow {...{ device, now, busy }} onRemove={() => void remove(device.id)} />}
          </Each>
        </Box>
      )}
    </Panel>
  );
}
