import { Box, Button, Text } from '@chakra-ui/react';
import { ExternalLink as Icon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { Panel } from '../../ui/panel';

/** The teacher's own meeting link, where they teach with one. */
export function ExternalLink({ lesson, side, name }: { lesson: Lesson; side: 'student' | 'teacher'; name: string }) {
  const { t } = useTranslation('classroom');
  const { meetingLink } = lesson;
  if (!meetingLink || new URL(meetingLink).pathname === `/classroom/${lesson.id}`) return null;
  return (
    <Panel maxW="page" mx="auto" mt="4" display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
      <Box flex="1 1 16rem">
        <Text fontWeight="semibold">{t('external.title')}</Text>
        <Text color="fg.muted">{t(side === 'student' ? 'external.text' : 'external.textTeacher', { name })}</Text>
      </Box>
      <Button asChild>
        <a href={meetingLink} target="_blank" rel="noreferrer">
          <Icon aria-hidden />
          {t('external.open')}
        </a>
      </Button>
    </Panel>
  );
}
