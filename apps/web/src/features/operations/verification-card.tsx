import { useState } from 'react';
import { Badge, Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { VerificationTask } from '@somo/contracts/verification';
import { dateOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { relativeTime } from '../../lib/relative-time';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { ApproveDialog } from './approve-dialog';
import { DocumentFile } from './document-file';
import { RefuseDialog } from './refuse-dialog';
import { useOperator } from './use-names';

interface Props {
  task: VerificationTask;
  /** Whether the operator has what it takes to open documents. */
  mayOpen: boolean;
}

/** A decided case leaves the list, so the focus goes to its tab. */
const returnTo = () => document.getElementById('documents-pending');

/** A document of a teacher: whose it is, how long it waits, and the decision. */
export function VerificationCard({ task, mayOpen }: Props) {
  const { t } = useTranslation(['verification', 'common']);
  const { t: common } = useTranslation();
  const [now, zone] = [useNow(60_000), useZone()];
  const who = useOperator();
  const [deciding, setDeciding] = useState<'approve' | 'refuse'>();
  const { teacher, kind, status, decidedAt, decidedBy, expiresAt, reasons, note } = task;
  const name = teacher.fullName || t('common:unknownTeacher');
  const kindName = t(`kinds.${kind}.name`);
  const day = (at: VerificationTask['decidedAt']) => (at === null ? '' : dateOf(at, zone));
  const decision = { day: day(decidedAt), who: who(decidedBy ?? ''), until: day(expiresAt) };
  const close = () => setDeciding(undefined);
  return (
    <Panel as="article" aria-label={t('queue.of', { kind: kindName, name })}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="4">
        <Box display="flex" gap="4" alignItems="flex-start" flex="1 1 18rem" minW="0">
          <PersonAvatar person={teacher} size="12" />
          <Box flex="1" minW="0">
            <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
              <Heading as="h2" size="md">
                {kindName}
              </Heading>
              {status !== 'pending' && status !== 'withdrawn' && (
                <Badge size="sm" colorPalette={status === 'approved' ? 'leaf' : 'clay'}>
                  {t(`status.${status}`)}
                </Badge>
              )}
            </Box>
            <Text overflowWrap="anywhere">
              <TextLink to={paths.adminPerson(task.teacherId)}>
                <Stored>{name}</Stored>
              </TextLink>
              <Box as="span" color="fg.muted" textStyle="sm">
                {' · '}
                {t('queue.waits', { when: relativeTime(task.submittedAt, now, common) })}
              </Box>
            </Text>
          </Box>
        </Box>
        <DocumentFile task={task} mayOpen={mayOpen} />
        {status === 'pending' && (
          <Box display="flex" gap="3" flexWrap="wrap" w={{ base: 'full', sm: 'auto' }}>
            <Button
              variant="outline"
              disabled={!mayOpen}
              flex={{ base: '1', sm: 'none' }}
              aria-label={t('queue.refuseOf', { kind: kindName, name })}
              onClick={() => setDeciding('refuse')}
            >
              {t('queue.refuse')}
            </Button>
            <Button
              disabled={!mayOpen}
              flex={{ base: '1', sm: 'none' }}
              aria-label={t('queue.approveOf', { kind: kindName, name })}
              onClick={() => setDeciding('approve')}
            >
              {t('queue.approve')}
            </Button>
          </Box>
        )}
      </Box>
      {decidedAt && (
        <Box mt="4" textStyle="sm" display="grid" gap="1">
          <Text color="fg.muted">{t(status === 'refused' ? 'queue.refusedBy' : 'queue.approvedBy', decision)}</Text>
          {reasons.length > 0 && <Text>{reasons.map((reason) => t(`reasons.${reason}.name`)).join(' · ')}</Text>}
          {note && (
            <Text overflowWrap="anywhere" whiteSpace="pre-wrap">
              <bdi>{note}</bdi>
            </Text>
          )}
        </Box>
      )}
      {deciding === 'approve' && <ApproveDialog task={task} name={name} onClose={close} returnTo={returnTo} />}
      {deciding === 'refuse' && <RefuseDialog task={task} name={name} onClose={close} returnTo={returnTo} />}
    </Panel>
  );
}
