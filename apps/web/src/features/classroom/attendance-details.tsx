import { useState } from 'react';
import { Box } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { useZone } from '../../lib/use-session';
import { AttendanceList } from './attendance';

/** Attendance behind a line that opens it; fetched only then. */
function AttendanceDetails({ lesson, open = false }: { lesson: Lesson; open?: boolean }) {
  const { t } = useTranslation('classroom');
  const zone = useZone();
  const [isOpen, setOpen] = useState(open);
  return (
    <Box asChild flexBasis={isOpen ? 'full' : undefined}>
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box
          as="summary"
          display="inline-flex"
          alignItems="center"
          gap="2"
          cursor="pointer"
          textStyle="sm"
          fontWeight="semibold"
          color="fg.muted"
          py={{ base: '3', md: '1' }}
          css={{ '&::-webkit-details-marker': { display: 'none' } }}
        >
          {t('attendance.title')}
          <Box asChild w="5" h="5" transition="transform 150ms" transform={isOpen ? 'rotate(180deg)' : undefined}>
            <ChevronDown aria-hidden />
          </Box>
        </Box>
        <Box mt="2" p="4" borderRadius="l2" bg="bg.muted">
          <AttendanceList lesson={lesson} zone={zone} isOpen={isOpen} />
        </Box>
      </details>
    </Box>
  );
}

export const attendanceOf = (lesson: Lesson, options?: { open: boolean }) => <AttendanceDetails lesson={lesson} {...options} />;
