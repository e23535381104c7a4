import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Box, Button, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { MyProfile as Profile } from '@somo/contracts/people';
import { i18n } from '../../i18n/i18n';
import { query } from '../../lib/query';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { PageHeader } from '../../ui/page-header';
import { Panel } from '../../ui/panel';

async function loadDialog() {
  const [file] = await Promise.all([import('./edit-dialog'), i18n.loadNamespaces('zones')]);
  return file.EditDialog;
}

/** The page of the own profile: its heading with Edit Profile, and what `children` draw of the profile in two columns, the person's own first; `edit` draws a quiet button for what is missing. */
export function MyProfile({
  text,
  onZone,
  children,
}: {
  text: string;
  /** Another time zone has been saved; `returnTo`: what has the focus then. */
  onZone?: (timeZone: string, returnTo: () => HTMLElement | null) => void;
  children: (profile: Profile, edit: (words: string) => ReactNode) => ReactNode;
}) {
  const { t } = useTranslation('profile');
  const found = useQuery(query('GET /api/me/profile'));
  const [search, setSearch] = useSearchParams();
  // A link may ask for the dialog.
  const [editing, setEditing] = useState(search.has('edit'));
  const button = useRef<HTMLButtonElement>(null);
  const { part: EditDialog, ...dialog } = useDeferredImport(loadDialog);
  const profile = found.data;
  const { show } = dialog;
  const isAsked = useRef(editing);
  useEffect(() => {
    if (isAsked.current) show();
    isAsked.current = false;
  }, [show]);
  function open(): void {
    setEditing(true);
    show();
  }
  function close(): void {
    setEditing(false);
    if (search.has('edit')) setSearch({}, { replace: true });
  }
  const edit = (words: string) => (
    <Button variant="plain" size="sm" onClick={open}>
      <Plus aria-hidden />
      {words}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('title')} text={text}>
        {profile && (
          <Button ref={button} aria-busy={dialog.asked} onPointerEnter={dialog.prepare} onFocus={dialog.prepare} onClick={open}>
            <Pencil aria-hidden />
            {t('edit')}
          </Button>
        )}
      </PageHeader>
      {found.isPending && (
        <Panel>
          <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
            <Skeleton h="20" w="20" borderRadius="l3" />
            <Skeleton h="6" w="1/2" />
            <Skeleton h="32" />
          </Loading>
        </Panel>
      )}
      <FetchError of={found} text={t('failedText')} />
      {profile && (
        <Box
          display="grid"
          gap="6"
          alignItems="start"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }}
        >
          {children(profile, edit)}
        </Box>
      )}
      {profile && EditDialog && editing && (
        <EditDialog
          profile={profile}
          onClose={close}
          onZone={(timeZone) => onZone?.(timeZone, () => button.current)}
          returnTo={() => button.current}
        />
      )}
    </>
  );
}
