import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLessonTimeline } from '../../../features/timeline/api/lesson-timeline';
import { LessonTimeline } from '../../../features/timeline/lesson-timeline';
import { zoneLabel } from '../../../lib/format';
import { paths } from '../../../lib/paths';
import { useNow } from '../../../lib/use-now';
import { useZone } from '../../../lib/use-session';
import { ButtonLink } from '../../../ui/links';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';

export default function AdminLesson() {
  const { t } = useTranslation(['timeline', 'common']);
  const { lessonId = '' } = useParams();
  const zone = useZone();
  const now = useNow();
  const query = useLessonTimeline(lessonId);
  return (
    <Page title={t('title')}>
      <PageHeader title={t('title')} text={lessonId}>
        <Box display="flex" flexWrap="wrap" gap="2">
          <ButtonLink to={paths.admin} variant="outline">
            {t('otherLesson')}
          </ButtonLink>
          <Button variant="outline" disabled={query.isFetching} onClick={() => void query.refetch()}>
            {t('refresh')}
          </Button>
        </Box>
      </PageHeader>
      <Text color="fg.muted" textStyle="sm" mb="4">
        {t('common:timesIn', { zone: zoneLabel(zone, now) })}
      </Text>
      <LessonTimeline lessonId={lessonId} query={query} zone={zone} />
    </Page>
  );
}
