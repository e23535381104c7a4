import { Box, Button } from '@chakra-ui/react';
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { useUser } from '../lib/use-session';
import { useReport } from './use-report';

/** Reports a teacher, at the end of their page; a visitor is asked to sign in first. Teachers do not report themselves. */
export function ReportTeacher({ teacher: { id, fullName, firstName }, onAsk }: { teacher: Person; onAsk: () => void }) {
  const { t } = useTranslation(['teachers', 'common']);
  const user = useUser();
  const { report, dialog } = useReport();
  if (user?.id === id) return null;
  const name = firstName || fullName || t('common:unknownTeacher');
  return (
    <Box mt="6" textAlign={{ base: 'center', lg: 'start' }}>
      <Button
        variant="plain"
        minH="11"
        color="fg.muted"
        fontWeight="medium"
        onClick={() => (user ? report({ about: 'person', userId: id, name }) : onAsk())}
      >
        <Flag aria-hidden />
        {t('report', { name })}
      </Button>
      {dialog}
    </Box>
  );
}
