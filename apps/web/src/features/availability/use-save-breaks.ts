import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BreakPeriod } from '@somo/contracts/availability';
import { needsSignIn, refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { daysOffText } from './days-off';
import { addBreak, removeBreak, type Hours } from './hours';
import type { EditedHours } from './use-hours';

/** Adds and removes days off; each act is saved and confirmed by itself. Returns false if it was not saved. */
export function useSaveBreaks(edited: EditedHours) {
  const { t } = useTranslation('availability');
  const [busy, setBusy] = useState(false);

  async function save(next: (hours: Hours) => Hours, done: string, days: string): Promise<boolean> {
    setBusy(true);
    try {
      await edited.saveNow(next);
      toast(done, days);
      return true;
    } catch (error) {
      toast(t('notSaved'), needsSignIn(error) ? t('signInToSave') : (refusalOf(error) ?? undefined), 'error');
      return false;
    } finally {
      setBusy(false);
    }
  }
  return {
    busy,
    add: (period: Omit<BreakPeriod, 'id'>) =>
      save((hours) => addBreak(hours, period), t(`breaks.added.${period.type}`), daysOffText(period)),
    remove: (period: BreakPeriod) =>
      save((hours) => removeBreak(hours, period.id), t(`breaks.removed.${period.type}`), daysOffText(period)),
  };
}
