import { Box, Button, Text } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MyProfile } from '@somo/contracts/people';
import { dayText } from '../../lib/format';
import { Panel } from '../../ui/panel';
import { useResume } from './api/resume';

/** Reminds a teacher that nobody can book them, and until when; renders nothing while they take bookings. */
export function PauseNotice({ profile }: { profile: Pick<MyProfile, 'pausedUntil'> | undefined }) {
  const { t } = useTranslation('pause');
  const { resume, isResuming } = useResume();
  if (!profile?.pausedUntil) return null;
  return (
    <Panel
      as="section"
      aria-label={t('title')}
      display="flex"
      flexWrap="wrap"
      gap="4"
      alignItems="center"
      justifyContent="space-between"
      py="4"
      mb="6"
      bg="sun.subtle"
      boxShadow="none"
      borderWidth="1px"
      borderColor="sun.emphasized"
    >
      <Box display="flex" gap="4" flex="1 1 14rem" minW="0" alignItems="flex-start">
        <Box color="sun.fg" aria-hidden flexShrink={0}>
          <CirclePause />
        </Box>
        <Box minW="0">
          <Text fontWeight="semibold">{t('paused', { day: dayText(profile.pausedUntil) })}</Text>
          <Text color="fg.muted">{t('pausedShort')}</Text>
        </Box>
      </Box>
      <Button
        variant="outline"
        size="sm"
        minH="11"
        w={{ base: 'full', sm: 'auto' }}
        loading={isResuming}
        loadingText={t('resuming')}
        onClick={resume}
      >
        {t('resume')}
      </Button>
    </Panel>
  );
}
