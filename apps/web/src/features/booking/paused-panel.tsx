import type { ReactNode } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { TeacherProfile } from '@somo/contracts/people';
import { dayText } from '../../lib/format';
import { Panel } from '../../ui/panel';

interface Props {
  teacher: Pick<TeacherProfile, 'firstName'>;
  until: string;
  /** The reader can write to the teacher. */
  mayWrite?: boolean;
  children: ReactNode;
}

/** Says until when a teacher takes no new bookings, what goes on, and what can be done meanwhile. */
export function PausedPanel({ teacher: { firstName }, until, mayWrite = false, children }: Props) {
  const { t } = useTranslation(['booking', 'common']);
  const name = firstName || t('common:unknownTeacher');
  const title = t('paused', { name, day: dayText(until) });
  return (
    <Panel asChild>
      <section aria-label={title}>
        <Box color="sun.fg" mb="3" aria-hidden>
          <CirclePause />
        </Box>
        <Heading as="h2" size="md" overflowWrap="anywhere" textWrap="balance">
          <bdi>{title}</bdi>
        </Heading>
        <Text color="fg.muted" mt="2" overflowWrap="anywhere">
          {t(mayWrite ? 'pausedWrite' : 'pausedText', { name })}
        </Text>
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3" mt="5" _empty={{ display: 'none' }}>
          {children}
        </Box>
      </section>
    </Panel>
  );
}
