import { Box, Skeleton } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Panel } from '../../ui/panel';
import { FirstSteps } from './first-steps';
import { LiveCard } from './live-card';
import { firstSteps } from './steps';

interface Props {
  profile: MyProfile;
  completedLessons: number;
}

/** Whether students can book a new teacher, and what is left to complete their page; nothing once all of it is done. */
export function GettingStarted({ profile, completedLessons }: Props) {
  const { t } = useTranslation('dashboard');
  const availability = useQuery(query('GET /api/me/availability'));
  const settings = useQuery(query('GET /api/me/settings'));
  const isNew = completedLessons === 0;
  const failed = [availability, settings].find(({ isError, data }) => isError && !data);
  if (failed) return isNew ? <FetchError compact of={failed} text={t('couldNotLoad')} /> : null;
  if (!availability.data || !settings.data) return isNew ? <Skeleton h="96" borderRadius="l3" /> : null;

  const steps = firstSteps({ profile, availability: availability.data, hasPayout: Boolean(settings.data.payment), completedLessons });
  if (steps.every(({ isDone }) => isDone)) return null;
  const isListed = profile.subjects.length > 0 && profile.hourlyRateCents !== null;
  return (
    <Panel asChild>
      <section aria-label={t(isNew && isListed ? 'live.title' : 'steps.title')}>
        {isNew && (
          <Box pb="5" mb="5" borderBottomWidth="1px" borderColor="border">
            <LiveCard teacherId={profile.id} availability={availability.data} isListed={isListed} pausedUntil={profile.pausedUntil} />
          </Box>
        )}
        <FirstSteps steps={steps} teacherId={profile.id} availability={availability.data} isOpen={isNew} />
      </section>
    </Panel>
  );
}
