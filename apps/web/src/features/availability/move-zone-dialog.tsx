import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '@somo/contracts/availability';
import { cityLabel, zoneLabel } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { ConfirmDialog } from '../../ui/confirm-dialog';
import { OutsideNote } from './effect-note';
import { useEffectOf } from './use-effect-of';
import type { EditedHours } from './use-hours';

interface Props {
  edited: EditedHours;
  saved: Availability;
  /** The time zone to move to. */
  to: string;
  onClose: () => void;
  returnTo?: () => HTMLElement | null;
}

/** Asks whether the hours move to another time zone, and explains what that means. */
export function MoveZoneDialog({ edited, saved, to, onClose, returnTo }: Props) {
  const { t } = useTranslation('availability');
  const now = useNow();
  const { times, outside } = useEffectOf(edited.hours, to, saved);
  const from = cityLabel(saved.timeZone, now);
  return (
    <ConfirmDialog
      open
      title={t('moveZone.title', { zone: zoneLabel(to, now) })}
      keep={t('moveZone.keep', { city: from })}
      confirm={t('moveZone.confirm')}
      busy={edited.busy}
      onKeep={onClose}
      onConfirm={() => {
        edited.save(undefined, to);
        onClose();
      }}
      returnTo={returnTo}
    >
      <Text>{t('moveZone.text', { from, to: cityLabel(to, now) })}</Text>
      {edited.isChanged && <Text mt="2">{t('moveZone.unsaved')}</Text>}
      {times && (
        <Text mt="2" fontWeight="semibold">
          {t('willSee', { count: times.soon })}
        </Text>
      )}
      <OutsideNote lessons={outside} />
    </ConfirmDialog>
  );
}
