import { Box, Button, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Wait } from '@somo/contracts/waits';
import { dayOf, fullDayText } from '../../lib/format';
import { paths } from '../../lib/paths';
import { query } from '../../lib/query';
import { Each } from '../../ui/each';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { ButtonLink, LocalLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { PersonAvatar } from '../../ui/person-avatar';
import { Stored } from '../../ui/stored';
import { useWait } from './use-wait';
import { hoursText } from './wait-hours';

/** The teachers whom a student waits for. */
export function WaitList({ zone }: { zone: string }) {
  const { t } = useTranslation('waits');
  const list = useQuery(query('GET /api/me/waits'));
  const items = list.data?.items.map((wait) => ({ ...wait, id: wait.teacherId }));
  return (
    <>
      {list.isPending && (
        <Loading label={t('loading')}>
          <Skeleton h="28" borderRadius="l3" />
        </Loading>
      )}
      <FetchError of={list} text={t('listFailed')} />
      {items?.length === 0 && (
        <Panel>
          <EmptyState
            drawing="calendar"
            title={t('none')}
            text={t('noneText')}
            action={<ButtonLink to={paths.findTeachers}>{t('findTeachers')}</ButtonLink>}
          />
        </Panel>
      )}
      {items && items.length > 0 && (
        <Panel as="ul" listStyleType="none" py={{ base: '1', md: '2' }} aria-label={t('tab')}>
          <Each of={items} as="li">
            {(wait) => <WaitLine wait={wait} zone={zone} />}
          </Each>
        </Panel>
      )}
    </>
  );
}

function WaitLine({ wait, zone }: { wait: Wait; zone: string }) {
  const { t } = useTranslation(['waits', 'common']);
  const name = wait.teacher.fullName || t('common:unknownTeacher');
  const { end, isBusy } = useWait(wait.teacherId, name);
  return (
    <Box
      as="li"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="4"
      py="4"
      borderColor="border"
      css={{ '& + &': { borderTopWidth: '1px' } }}
    >
      <PersonAvatar person={wait.teacher} size="12" />
      <Box minW="0" flex="1 1 12rem" overflowWrap="anywhere">
        <Heading as="h2" size="sm">
          <Box asChild _hover={{ textDecoration: 'underline' }}>
            <LocalLink to={paths.teacher(wait.teacherId)}>
              <Stored>{name}</Stored>
            </LocalLink>
          </Box>
        </Heading>
        <Text textStyle="sm">{hoursText(wait, t)}</Text>
        <Text textStyle="sm" color="fg.muted">
          {t('until', { day: fullDayText(dayOf(wait.endsAt, zone)) })}
        </Text>
      </Box>
      <Button variant="outline" size="sm" minH="11" disabled={isBusy} aria-label={t('stopFor', { name })} onClick={end}>
        {t('stop')}
      </Button>
    </Box>
  );
}
