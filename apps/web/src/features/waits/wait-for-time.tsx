import { useRef, useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { BellRing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dayOf, fullDayText } from '../../lib/format';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { hoursText } from './wait-hours';
import { useWait } from './use-wait';

interface Props {
  teacher: { id: string; firstName: string };
  zone: string;
}

const loadDialog = () => import('./wait-dialog').then((file) => file.WaitDialog);

/** For a teacher without free times: to be told when there is one. */
export function WaitForTime({ teacher, zone }: Props) {
  const { t } = useTranslation(['waits', 'common']);
  const name = teacher.firstName || t('common:unknownTeacher');
  const { wait, isKnown, isBusy, save, end } = useWait(teacher.id, name);
  const [isOpen, setOpen] = useState(false);
  const { part: Dialog, show } = useDeferredImport(loadDialog);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isKnown) return null;
  if (!wait)
    return (
      <Button variant="outline" minH="11" w="full" h="auto" whiteSpace="normal" py="2" disabled={isBusy} onClick={() => save({})}>
        <BellRing aria-hidden />
        <bdi>{t('tell', { name })}</bdi>
      </Button>
    );
  return (
    <Box role="status" p="4" borderRadius="l2" bg="brand.subtle" color="fg" textAlign="start">
      <Box display="flex" gap="3">
        <Box asChild flexShrink="0" mt="0.5" color="brand.fg">
          <BellRing size={20} aria-hidden />
        </Box>
        <Box minW="0">
          <Text fontWeight="semibold">
            <bdi>{t('waiting', { name })}</bdi>
          </Text>
          <Text textStyle="sm" fontWeight="medium" mt="1">
            {hoursText(wait, t)}
          </Text>
          <Text textStyle="sm" color="fg.muted" mt="1">
            {t('how', { day: fullDayText(dayOf(wait.endsAt, zone)) })}
          </Text>
        </Box>
      </Box>
      <Box display="flex" flexWrap="wrap" columnGap="4" mt="2" ps="8">
        <Button
          ref={opener}
          variant="plain"
          size="sm"
          minH="11"
          onClick={() => {
            setOpen(true);
            show();
          }}
        >
          {t(wait.weekdays || wait.fromTime || wait.toTime ? 'change' : 'choose')}
        </Button>
        <Button variant="plain" size="sm" minH="11" color="fg.muted" disabled={isBusy} onClick={end}>
          {t('stop')}
        </Button>
      </Box>
      {Dialog && isOpen && (
        <Dialog
          wait={wait}
          name={name}
          zone={zone}
          isBusy={isBusy}
          onSave={(body) => save(body, () => setOpen(false))}
          onClose={() => setOpen(false)}
          returnTo={() => opener.current}
        />
      )}
    </Box>
  );
}
