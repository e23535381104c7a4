import { useEffect, useState } from 'react';
import { Box, Skeleton } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ProblemError } from '../../lib/problem';
import { useNow } from '../../lib/use-now';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { useClassroom } from './api/get-classroom';
import { EntryNotice, isNotOpen, whyClosed } from './entry-notice';
import { HeadedPage } from './headed-page';
import { OpenClassroom } from './open-classroom';
import type { Place } from './place';
import type { RoomParts } from './room-panels';

/** The classroom of a lesson: why it is closed, or the way into it. It opens by itself when its time has come. */
export function Classroom({ place, parts }: { place: Place; parts: RoomParts }) {
  const { t } = useTranslation('classroom');
  const { lesson } = place;
  const now = useNow(5_000);
  const closed = whyClosed(lesson, now);
  const classroom = useClassroom(lesson.id, closed === undefined);
  const [refused, setRefused] = useState<string>();
  const failed = classroom.error instanceof ProblemError ? classroom.error.problem.code : undefined;
  const [isEarly, setEarly] = useState(false);
  useEffect(() => {
    if (failed !== undefined || classroom.data) setEarly(failed === 'classroom-not-open');
  }, [failed, classroom.data]);
  // While it is asked for again, the devices that are being checked stay on.
  const again = isEarly && classroom.isPending ? 'classroom-not-open' : undefined;
  const why = closed ?? [refused, failed, again].find(isNotOpen);

  if (!why && classroom.data) return <OpenClassroom place={place} classroom={classroom.data} parts={parts} onRefused={setRefused} />;
  return (
    <HeadedPage place={place}>
      {why ? (
        <EntryNotice why={why} now={now} place={place} after={parts.after()} />
      ) : classroom.isError ? (
        <FetchError of={classroom} text={t('failed')} />
      ) : (
        <Loading label={t('loading')}>
          <Box maxW="4xl" mx="auto" px="4" py="6">
            <Skeleton h="72" borderRadius="l3" />
          </Box>
        </Loading>
      )}
    </HeadedPage>
  );
}
