import { useTranslation } from 'react-i18next';
import { essentialChecks, type Finding, type SystemCheck } from '@somo/contracts/system';
import { listText } from '../../../lib/format';
import { missingEssentials } from './missing-essentials';

/** Returns a function that says what of the essentials has to be set up, needs attention or could not be checked; that all is set up, if each works. */
export function useReadiness(): (checks: SystemCheck[]) => string {
  const { t } = useTranslation('operations');
  const named = (key: 'missing' | 'lacking' | 'unchecked', found: SystemCheck[]) =>
    found.length > 0 && t(`system.${key}`, { names: listText(found.map(({ name }) => t(`system.checks.${name}.name`))) });
  return (checks) => {
    const essentials = (wanted: Finding) => checks.filter(({ name, finding }) => essentialChecks.includes(name) && finding === wanted);
    const lines = [
      named('missing', missingEssentials(checks)),
      named('lacking', essentials('low')),
      named('unchecked', essentials('unknown')),
    ].filter((line) => line !== false);
    return lines.length === 0 ? t('system.ready') : lines.join(' ');
  };
}
