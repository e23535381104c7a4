import { useState } from 'react';
import { Badge, Box, Tabs } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { requestTabs, type BookingRequest, type RequestTab } from '@somo/contracts/requests';
import { subjectName } from '../../i18n/names';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { SelectField } from '../../ui/select-field';
import { useRequests } from './api/list-requests';
import { ProposeDialogOf } from './propose-dialog-of';
import { RejectDialog } from './reject-dialog';
import { RequestDialog } from './request-dialog';
import { RequestTabList } from './request-tab-list';
import { useAnswers } from './use-answers';

/** A teacher's requests by status; tab and subject are in the URL. */
export function BookingRequests() {
  const { t } = useTranslation('requests');
  const [search, setSearch] = useSearchParams();
  const zone = useZone();
  const now = useNow();
  const answers = useAnswers();
  const [opened, setOpened] = useState<BookingRequest | null>(null);
  const tab: RequestTab = requestTabs.find((each) => each === search.get('status')) ?? 'pending';
  const subject = search.get('subject');
  const query = useRequests(tab, subject);
  const facts = query.data?.pages.at(-1);
  const subjects = facts?.subjects ?? [];
  function open(request: BookingRequest): void {
    answers.hold();
    setOpened(request);
  }
  const go = (status: RequestTab, chosen: string | null) => {
    const next = { ...(status === 'pending' ? {} : { status }), ...(chosen ? { subject: chosen } : {}) };
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return (
    <Tabs.Root value={tab} onValueChange={({ value }) => go(value as RequestTab, subject)} lazyMount unmountOnExit>
      <Box
        display="flex"
        flexDirection={{ base: 'column', md: 'row' }}
        gap="4"
        justifyContent="space-between"
        alignItems={{ base: 'stretch', md: 'flex-end' }}
      >
        <Tabs.List flex="1" flexWrap="wrap">
          {requestTabs.map((each) => (
            <Tabs.Trigger key={each} value={each}>
              {t(`tabs.${each}`)}
              {each === 'pending' && facts !== undefined && facts.pendingCount > 0 && (
                <Badge colorPalette="clay" size="sm" alignSelf="center" aria-label={t('pendingCount', { count: facts.pendingCount })}>
                  {facts.pendingCount}
                </Badge>
              )}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {subjects.length > 1 && (
          <Box w={{ md: '14rem' }}>
            <SelectField
              hideLabel
              label={t('subject')}
              value={subject ?? ''}
              onChange={(chosen) => go(tab, chosen || null)}
              options={[
                { value: '', label: t('allSubjects') },
                ...subjects.map((value) => ({ value, label: subjectName(value), stored: true as const })),
              ]}
            />
          </Box>
        )}
      </Box>
      {requestTabs.map((each) => (
        <Tabs.Content key={each} value={each}>
          <RequestTabList tab={each} query={query} zone={zone} now={now} answers={answers} onOpen={open} />
        </Tabs.Content>
      ))}
      {opened && !answers.rejecting && !answers.proposing && (
        <RequestDialog request={opened} zone={zone} now={now} answers={answers} onClose={() => setOpened(null)} />
      )}
      <ProposeDialogOf answers={answers} zone={zone} />
      <RejectDialog key={answers.rejecting?.id} answers={answers} onRejected={() => setOpened(null)} />
    </Tabs.Root>
  );
}
