import { useState } from 'react';
import { Box, Heading, Skeleton, Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isGone } from '../../lib/problem';
import type { Answer } from '../../lib/query';
import { CheckField } from '../../ui/check-field';
import { EmptyState } from '../../ui/empty-state';
import { ErrorState } from '../../ui/error-state';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { RecordList } from './record-list';
import { StoryList } from './story-list';
import { TechnicalList } from './technical-list';

interface Props {
  lessonId: string;
  query: Answer<'GET /api/admin/lessons/:id/timeline'>;
  zone: string;
  /** The names of the student and the teacher, by id. */
  names: ReadonlyMap<string, string>;
}

const idLength = 36;
const shortened = (id: string) => (id.length > idLength ? `${id.slice(0, idLength)}…` : id);

/** The timeline of a lesson, and on demand the details of each service. */
export function LessonTimeline({ lessonId, query, zone, names }: Props) {
  const { t } = useTranslation('timeline');
  const [technical, setTechnical] = useState(false);
  if (query.isPending)
    return (
      <Loading label={t('loading')} display="flex" flexDirection="column" gap="4">
        {[0, 1, 2, 3].map((at) => (
          <Skeleton key={at} h="16" />
        ))}
      </Loading>
    );
  if (isGone(query.error))
    return <EmptyState drawing="search" title={t('notFound')} text={t('notFoundText', { id: shortened(lessonId) })} />;
  if (!query.data) return <ErrorState text={t('failed')} retry={query.refetch} />;
  const { entries, holds, silent } = query.data;
  const list = { entries, zone, names };
  return (
    <Stack gap="4">
      <FetchError of={query} text={t('failed')} />
      {silent.map((service) => (
        <Box key={service} role="alert" bg="clay.subtle" color="clay.fg" borderRadius="l2" px="4" py="3">
          {t('silent', { service })}
        </Box>
      ))}
      {entries.length > 0 && (
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="2" alignItems="center" justifyContent="space-between">
          <Heading as="h2" size="md">
            {t('activity')}
          </Heading>
          <Box>
            <CheckField label={t('showDetails')} checked={technical} onChange={(event) => setTechnical(event.target.checked)} />
          </Box>
        </Box>
      )}
      {entries.length === 0 && <EmptyState drawing="path" title={t('nothing')} />}
      {entries.length > 0 && (technical ? <TechnicalList {...list} /> : <StoryList {...list} />)}
      {technical && <RecordList holds={holds} />}
    </Stack>
  );
}
