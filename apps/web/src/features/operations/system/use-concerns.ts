import { useTranslation } from 'react-i18next';
import type { SystemState } from '@somo/contracts/system';
import { useNow } from '../../../lib/use-now';
import { needsLook } from './days-left';
import { deadIn } from './failed-work';

/** Returns a function that says what was set up and does not work, and which work has failed; nothing on a good day. */
export function useConcerns(): (system: SystemState) => string[] {
  const { t } = useTranslation('operations');
  const now = useNow();
  return (system) => {
    const failing = system.checks.filter(({ finding }) => finding === 'fails' || finding === 'low');
    const dead = deadIn(system);
    return [
      ...system.silent.map((service) => t('system.notice.silent', { service })),
      ...failing.map(({ name }) => t('system.notice.failing', { name: t(`system.checks.${name}.name`) })),
      ...system.certificates.filter((one) => needsLook(one, now)).map(({ host }) => t('system.notice.certificate', { host })),
      ...(dead > 0 ? [t('system.notice.dead', { count: dead })] : []),
    ];
  };
}
