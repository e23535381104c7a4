import type { ReactNode } from 'react';
import { Box, Heading, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonMoney as Money } from '@somo/contracts/payments';
import { isGone, isRefused } from '../../lib/problem';
import { EmptyState } from '../../ui/empty-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { useLessonMoney } from './api/get-lesson-money';
import { MoneyCase } from './money-case';

const headingId = 'money';

interface Props {
  lessonId: string;
  /** The lesson took place. */
  isCompleted: boolean;
  /** The lesson is booked and has not begun. */
  isToCome: boolean;
  /** A reported problem with the lesson has not been resolved yet. */
  problemOpen: boolean;
  /** Renders how the money was divided. */
  split: (money: Money) => ReactNode;
}

/** A lesson's money and the actions on it; renders nothing if there is no such lesson. */
export function LessonMoney({ lessonId, isCompleted, isToCome, problemOpen, split }: Props) {
  const { t } = useTranslation('operations');
  const query = useLessonMoney(lessonId);
  const unpaid = isRefused(query.error, 'payment-not-found');
  if (isGone(query.error) && !unpaid) return null;
  return (
    <Panel as="section" aria-labelledby={headingId} mb="6">
      <Heading as="h2" size="md" id={headingId} tabIndex={-1} outline="0" mb="4">
        {t('money.title')}
      </Heading>
      {query.isPending && (
        <Loading label={t('money.loading')}>
          <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
            <Skeleton h="40" />
            <Skeleton h="40" />
          </Box>
        </Loading>
      )}
      {unpaid ? (
        <EmptyState drawing="path" title={t('money.none')} text={t('money.noneText')} />
      ) : (
        <FetchError of={query} text={t('money.failed')} compact />
      )}
      {query.data && !unpaid && (
        <MoneyCase
          lessonId={lessonId}
          money={query.data}
          isCompleted={isCompleted}
          isToCome={isToCome}
          problemOpen={problemOpen}
          split={split}
          heading={() => document.getElementById(headingId)}
        />
      )}
    </Panel>
  );
}
