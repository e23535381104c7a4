import { Box, Drawer, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StudentDetails } from './student-details';

interface Props {
  studentId: string;
  onClose: () => void;
}

/** The details of a student, in a sheet that comes up from below. */
export function StudentSheet({ studentId, onClose }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const row = () => document.querySelector<HTMLElement>(`[data-student="${CSS.escape(studentId)}"]`);
  return (
    <Drawer.Root open placement="bottom" finalFocusEl={row} onOpenChange={(change) => !change.open && onClose()}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner alignItems="flex-end">
          <Drawer.Content
            maxW="full"
            minH="0"
            maxH="calc(var(--screen-height) - 3rem)"
            borderTopRadius="l3"
            _open={{ animation: 'rise-in 200ms ease-out', _motionReduce: { animation: 'none' } }}
          >
            <Drawer.Header px={{ base: '5', md: '8' }} pb="3" pe="14" borderBottomWidth="1px" borderColor="border">
              <Drawer.Title>{t('details')}</Drawer.Title>
            </Drawer.Header>
            <Drawer.CloseTrigger asChild>
              <IconButton variant="ghost" aria-label={t('common:close')}>
                <X />
              </IconButton>
            </Drawer.CloseTrigger>
            <Box overflowY="auto" px={{ base: '5', md: '8' }} pt="5" pb="8">
              <StudentDetails key={studentId} studentId={studentId} />
            </Box>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
