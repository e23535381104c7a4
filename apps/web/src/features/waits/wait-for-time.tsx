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
  /** There are free times, but perhaps none that suits: the student says which would. */
  hasTimes?: boolean;
}

const loadDialog = () => import('./wait-dialog').then((file) => file.WaitDialog);

const anyTime = { weekdays: null, fromTime: null, toTime: null };

/** To be told when a teacher has time, at all or at certain times. */
export function WaitForTime({ teacher, zone, hasTimes = false }: Props) {
  const { t } = useTranslation(['waits', 'common']);
  const name = teacher.firstName || t('common:unknownTeacher');
  const { wait, isKnown, isBusy, save, end } = useWait(teacher.id, name);
  const [isOpen, setOpen] = useState(false);
  const { part: Dialog, show } = useDeferredImport(loadDialog);
  const opener = useRef<HTMLButtonElement>(null);
  if (!isKnown) return null;
  const open = () => {
    setOpen(true);
    show();
  };
  const dialog = Dialog && isOpen && (
    <Dialog
      wait={wait ?? anyTime}
      name={name}
      zone={zone}
      isBusy={isBusy}
      onSave={(body) => save(body, () => setOpen(false))}
      onClose={() => setOpen(false)}
      returnTo={() => opener.current}
    />
  );
  if (!wait)
    return (
      <>
        <Button
          ref={opener}
          variant={hasTimes ? 'plain' : 'outline'}
          size={hasTimes ? 'sm' : 'md'}
          {...{ minH: '11', w: 'full', h: 'auto', py: '2', whiteSpace: 'normal' }}
          disabled={isBusy}
          onClick={hasTimes ? open : () => save({})}
        >
          <BellRing aria-hidden />
          <bdi>{t(hasTimes ? 'tellOther' : 'tell', { name })}</bdi>
        </Button>
        {dialog}
      </>
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
        <Button ref={opener} variant="plain" size="sm" minH="11" onClick={open}>
          {t(wait.weekdays || wait.fromTime || wait.toTime ? 'change' : 'choose')}
        </Button>
        <Button variant="plain" size="sm" minH="11" color="fg.muted" disabled={isBusy} onClick={end}>
          {t('stop')}
        </Button>
      </Box>
      {dialog}
    </Box>
  );
}
