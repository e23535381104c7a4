import { useRef, useState } from 'react';
import { Button } from '@chakra-ui/react';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { KnownTeacher } from '@somo/contracts/students';
import { focusOn, focusSpot } from '../../lib/focus-spot';
import { useDeferredImport } from '../../lib/use-deferred-import';

const loadRate = () => import('./rate-dialog').then((file) => file.RateDialog);

/** Rates the last lesson with a teacher; nothing where that is done, or was not paid. */
export function RateTeacher({ teacher, zone }: { teacher: KnownTeacher; zone: string }) {
  const { t } = useTranslation(['reviews', 'common']);
  const [rated, setRated] = useState<KnownTeacher['toRate']>();
  const opener = useRef(focusSpot(null));
  const { part: RateDialog, show } = useDeferredImport(loadRate);
  const { toRate } = teacher;
  const returnTo = () => opener.current.button();
  function rate(): void {
    opener.current = focusSpot();
    setRated(toRate);
    show();
  }
  return (
    <>
      {toRate && (
        <Button
          variant="plain"
          size="sm"
          minH="11"
          aria-label={t('rateLast', { name: teacher.fullName || t('common:unknownTeacher') })}
          onClick={rate}
        >
          <Star aria-hidden />
          {t('rate')}
        </Button>
      )}
      {rated && RateDialog && (
        <RateDialog
          lesson={{ ...rated, teacher }}
          {...{ zone, returnTo }}
          onClose={() => {
            setRated(undefined);
            focusOn(returnTo);
          }}
        />
      )}
    </>
  );
}
