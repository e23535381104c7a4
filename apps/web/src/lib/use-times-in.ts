import { useTranslation } from 'react-i18next';
import { zoneLabel } from './format';
import { useBrowserZone, useUser } from './use-session';
import { isZoneNamed } from './zone';

/** 'Times shown in Lagos time (GMT+1)'; for a visitor whose browser does not name its zone, the text says so. */
export function useTimesIn(zone: string, now: number): string {
  const { t } = useTranslation();
  const isHere = useBrowserZone() !== null;
  const isGuess = useUser() === null && isHere && !isZoneNamed();
  return t(isGuess ? 'timesInGuess' : 'timesIn', { zone: zoneLabel(zone, now) });
}
