import { Box, Button } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { LessonMoney as Money } from '@somo/contracts/payments';
import { useLessonMoney } from '../../../features/operations/api/get-lesson-money';
import { LessonActions } from '../../../features/operations/lesson-actions';
import { LessonMoney } from '../../../features/operations/lesson-money';
import { MoneySplit } from '../../../features/payments/money-split';
import { sharesOf } from '../../../features/payments/shares';
import { LessonTimeline } from '../../../features/timeline/lesson-timeline';
import { isCompleted, isToCome, lessonOf } from '../../../features/timeline/lesson-of';
import { isProblemOpen } from '../../../features/timeline/problem-open';
import { fullDate, timeOf, unparted, zoneLabel } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { query } from '../../../lib/query';
import { useMay } from '../../../lib/use-may';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { ButtonLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

const splitOf = (money: Money) => <MoneySplit side="operator" shares={sharesOf(money)} name={money.teacher.fullName} />;

export default function AdminLesson() {
  const { t } = useTranslation(['timeline', 'operations', 'common']);
  const { lessonId = '' } = useParams();
  const zone = useZone();
  const now = useNow();
  const may = useMay();
  const timeline = useQuery(query('GET /api/admin/lessons/:id/timeline', { params: { id: lessonId } }));
  const money = useLessonMoney(lessonId).data;
  const names = new Map(money ? [money.student, money.teacher].map(({ id, fullName }) => [id, fullName]) : []);
  const lesson = lessonOf(timeline.data);
  const when = lesson && { day: fullDate(lesson.startsAt, zone), time: unparted(timeOf(lesson.startsAt, zone)) };
  const about = lesson && t('subtitle', { subject: lesson.subject || t('operations:general'), ...when });
  const subtitle = [about, t('common:timesIn', { zone: zoneLabel(zone, now) })].filter(Boolean).join(' · ');
  return (
    <Page title={t('title')}>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" gap="2" mb="2">
        <ButtonLink to={paths.admin} variant="ghost" size="sm" ms="-3">
          <ArrowLeft aria-hidden />
          {t('otherLesson')}
        </ButtonLink>
        <Button variant="ghost" size="sm" me="-3" disabled={timeline.isFetching} onClick={() => void timeline.refetch()}>
          <RotateCw aria-hidden />
          {t('refresh')}
        </Button>
      </Box>
      <PageHeader title={t('title')} text={subtitle}>
        {isToCome(timeline.data, now) && may('POST /api/admin/lessons/:id/cancel') && (
          <LessonActions lessonId={money?.lessonId ?? lessonId} money={money} />
        )}
      </PageHeader>
      <LessonMoney
        key={lessonId}
        lessonId={lessonId}
        isCompleted={isCompleted(timeline.data)}
        isToCome={isToCome(timeline.data, now)}
        problemOpen={isProblemOpen(timeline.data)}
        split={splitOf}
      />
      <LessonTimeline lessonId={lessonId} query={timeline} zone={zone} names={names} />
    </Page>
  );
}
