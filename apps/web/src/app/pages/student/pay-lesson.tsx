import { useState } from 'react';
import { Box, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import type { Lesson } from '@somo/contracts/lessons';
import { useLessonPayment } from '../../../features/payments/api/get-lesson-payment';
import { PayLesson } from '../../../features/payments/pay-lesson';
import { PayWeekly } from '../../../features/payments/pay-weekly';
import { isToPay, payStateOf, waitingSince } from '../../../features/payments/pay-state';
import { clock } from '../../../lib/clock';
import { paths } from '../../../lib/paths';
import { isGone } from '../../../lib/problem';
import { query } from '../../../lib/query';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { ErrorState } from '../../../ui/error-state';
import { FetchError } from '../../../ui/fetch-error';
import { ButtonLink } from '../../../ui/links';
import { Loading } from '../../../ui/loading';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';

const askEveryMs = 1_500;
/** After this the page stops polling; a live push still reports the payment. */
const patienceMs = 60_000;

export default function PayLessonPage() {
  const { t } = useTranslation('payments');
  const { lessonId = '' } = useParams();
  const now = useNow(5_000);
  const [orderedAt, setOrderedAt] = useState<number | null>(null);
  const lesson = useQuery(query('GET /api/lessons/:id', { params: { id: lessonId } }));
  const payment = useLessonPayment(lessonId, (fetched) => {
    const since = fetched ? waitingSince(fetched, lesson.data, orderedAt) : null;
    const waited = since === null ? -1 : clock.now() - since;
    return waited >= 0 && waited < patienceMs ? askEveryMs : false;
  });
  const away = (
    <ButtonLink to={paths.studentLessons} variant="outline">
      {t('toLessons')}
    </ButtonLink>
  );
  const state = lesson.data && payment.data ? payStateOf(payment.data, lesson.data, orderedAt !== null, now) : null;
  const failed = [lesson, payment].find(({ isError }) => isError);

  // Of lessons that were booked together, all that are still to be paid; one alone where the address says so.
  const { weekly } = lesson.data ?? {};
  const own = useQuery({
    ...query('GET /api/lessons', { query: { when: 'upcoming', timeZone: useZone(), limit: 100 } }),
    enabled: weekly !== undefined,
  });
  const isLive = ({ status }: Lesson) => status === 'pending' || status === 'confirmed';
  const together = own.data?.items.filter((each) => weekly && each.weekly?.seriesId === weekly.seriesId && isLive(each)) ?? [];
  const others = together.filter(({ id, payBy }) => id !== lessonId && payBy !== null);
  const isAlone = useSearchParams()[0].has('alone');
  const isTogether = !isAlone && together.length > 1;
  const isKnown = weekly === undefined || isAlone || !own.isPending;
  const ofOne = state === null || isToPay(state) ? 'payTitle' : state === 'paid' ? 'paidPageTitle' : 'overTitle';
  const title = t(!isTogether ? ofOne : together.some(({ payBy }) => payBy !== null) ? 'weekly.title' : 'weekly.paidTitle');

  if (lesson.data?.successorId) return <Navigate to={paths.payLesson(lesson.data.successorId)} replace />;
  return (
    <Page title={title}>
      <PageHeader title={title} />
      {lesson.data && payment.data && state && isKnown ? (
        <>
          {failed && <FetchError compact of={failed} text={t('failedToReload')} />}
          {isTogether ? (
            <PayWeekly lessons={together} now={now} />
          ) : (
            <PayLesson
              key={lessonId}
              lesson={lesson.data}
              payment={payment.data}
              state={state}
              now={now}
              slow={now - (waitingSince(payment.data, lesson.data, orderedAt) ?? now) >= patienceMs}
              onOrder={(given) => setOrderedAt(given ? clock.now() : null)}
              onCheck={payment.refetch}
            />
          )}
          {isAlone && others[0] && (
            <ButtonLink to={paths.payLesson(others[0].id)} variant="plain" minH="11" mt="4">
              {t('weekly.others')}
            </ButtonLink>
          )}
        </>
      ) : failed ? (
        <Panel>
          {isGone(failed.error) ? (
            <ErrorState text={failed === lesson ? t('lessonNotFound') : failed.error.message} action={away} />
          ) : (
            <FetchError of={failed} text={t('failedToLoad')} />
          )}
        </Panel>
      ) : (
        <Loading label={t('loading')}>
          <Box display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' }}>
            <Skeleton h="56" borderRadius="l3" />
            <Skeleton h="80" borderRadius="l3" />
          </Box>
        </Loading>
      )}
    </Page>
  );
}
