import { useState } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Lesson } from '@somo/contracts/lessons';
import { useZone } from '../../lib/use-session';
import { AttendanceList } from './attendance';

/** Attendance behind a line that opens it; fetched only then. */
export function AttendanceDetails({ lesson, open = false }: { lesson: Lesson; open?: boolean }) {
  const { t } = useTranslation('classroom');
  const zone = useZone();
  const [isOpen, setOpen] = useState(open);
  return (
    <Box asChild mt="4">
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box as="summary" cursor="pointer" textStyle="sm" fontWeight="semibold" py="1">
          {t('attendance.title')}
        </Box>
        <Box mt="2" p="4" borderRadius="l2" bg="bg.muted">
          <AttendanceList lesson={lesson} zone={zone} isOpen={isOpen} />
        </Box>
      </details>
    </Box>
  );
}

export const attendanceOf = (lesson: Lesson, options?: { open: boolean }) => <AttendanceDetails lesson={lesson} {...options} />;
