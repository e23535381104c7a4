import { Badge, Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { query } from '../../lib/query';
import { Rating } from '../../ui/rating';

/** Whether Somo has verified a teacher, and what students think. */
export function TeachingStatus({ profile }: { profile: MyProfile }) {
  const { t } = useTranslation('profile');
  const documents = useQuery(query('GET /api/me/verification'));
  const isChecking = documents.data?.items.some(({ kind, status }) => kind === 'identity' && status === 'pending');
  return (
    <section aria-label={t('status')}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <Badge
          colorPalette={profile.isVerified ? 'leaf' : 'sand'}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          _icon={{ w: '4', h: '4' }}
        >
          {profile.isVerified ? <BadgeCheck aria-hidden /> : <Clock aria-hidden />}
          {t(profile.isVerified ? 'verified' : 'pending')}
        </Badge>
        <Rating average={profile.averageRating} count={profile.reviewsCount} />
      </Box>
      {!profile.isVerified && (
        <Text color="fg.muted" textStyle="sm" mt="2">
          {t(isChecking ? 'checkingText' : 'pendingText')}
        </Text>
      )}
    </section>
  );
}
