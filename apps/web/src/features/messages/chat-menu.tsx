import { useRef, useState } from 'react';
import { IconButton, Menu, Portal, Text } from '@chakra-ui/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, EllipsisVertical, Flag, Trash2, UserRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Conversation } from '@somo/contracts/conversations';
import { mutation } from '../../lib/mutation';
import { paths } from '../../lib/paths';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useUser } from '../../lib/use-session';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { LocalLink } from '../../ui/links';
import { messagesWith } from './messages-cache';
import { useReporting } from './reporting';

interface Props {
  contact: Conversation;
  name: string;
  onDeleted: () => void;
}

type Act = 'block' | 'unblock' | 'delete';

/** View profile, block, report and delete; each act is confirmed, because the other one is not told. */
export function ChatMenu({ contact: { userId, isBlocked, lastMessage }, name, onDeleted }: Props) {
  const { t } = useTranslation(['messages', 'common']);
  const isStudent = useUser()?.role === 'student';
  const cache = useQueryClient();
  const report = useReporting();
  const [asked, setAsked] = useState<Act>('block');
  const [isAsking, setAsking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const ask = (act: Act) => {
    setAsked(act);
    setAsking(true);
  };
  const about = { params: { userId } };
  const block = useMutation(mutation('PUT /api/contacts/:userId/block', { changes: ['conversations'] }));
  const unblock = useMutation(mutation('DELETE /api/contacts/:userId/block', { changes: ['conversations'] }));
  const remove = useMutation(mutation('DELETE /api/conversations/:userId', { changes: ['conversations'] }));
  const acts = { block, unblock, delete: remove };
  const busy = Object.values(acts).some(({ isPending }) => isPending);
  const run = (act: Act) =>
    acts[act].mutate(about, {
      onSuccess: () => {
        toast(t(`acts.${act}.done`), t(`acts.${act}.doneText`, { name }));
        if (act !== 'delete') return;
        onDeleted();
        cache.removeQueries(messagesWith(userId));
      },
      onError: (error) => toast(t(`acts.${act}.failed`), refusalOf(error) ?? t('tryLater'), 'error'),
      onSettled: () => setAsking(false),
    });
  const blocking = isBlocked ? 'unblock' : 'block';
  return (
    <>
      <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
        <Menu.Trigger asChild>
          <IconButton ref={opener} variant="ghost" aria-label={t('more', { name })}>
            <EllipsisVertical aria-hidden />
          </IconButton>
        </Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {isStudent && (
                <Menu.Item value="profile" asChild>
                  <LocalLink to={paths.teacher(userId)}>
                    <UserRound aria-hidden />
                    {t('viewProfile')}
                  </LocalLink>
                </Menu.Item>
              )}
              <Menu.Item value="block" onSelect={() => ask(blocking)}>
                <Ban aria-hidden />
                {t(`acts.${blocking}.word`)}
              </Menu.Item>
              {report && (
                <Menu.Item value="report" onSelect={() => report({ userId, name, about: lastMessage ? 'conversation' : 'person' })}>
                  <Flag aria-hidden />
                  {t('report')}
                </Menu.Item>
              )}
              {lastMessage && (
                <Menu.Item value="delete" onSelect={() => ask('delete')}>
                  <Trash2 aria-hidden />
                  {t('acts.delete.word')}
                </Menu.Item>
              )}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <ConfirmDialog
        open={isAsking}
        danger={asked !== 'unblock'}
        busy={busy}
        title={t(`acts.${asked}.title`, { name })}
        keep={t('common:cancel')}
        confirm={t(`acts.${asked}.word`)}
        onKeep={() => setAsking(false)}
        // The chosen entry of the menu is gone by then; after a deletion, so is the menu.
        returnTo={() => opener.current ?? document.querySelector('main')}
        onConfirm={() => run(asked)}
      >
        <Text>{t(`acts.${asked}.text`, { name })}</Text>
      </ConfirmDialog>
    </>
  );
}
