import { Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@somo/contracts/operators';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { TextLink } from '../../ui/links';

/** What an operator did, to whom, as a link to it where it has a page that the reader may see. */
export function AuditedAct({ entry, linked }: { entry: AuditEntry; linked: boolean }) {
  const { t, i18n } = useTranslation(['operations', 'verification']);
  const may = useMay();
  const { action, person } = entry;
  const to = linked ? pageOf(entry, may) : undefined;
  const name = linked ? person?.fullName : undefined;
  const words = entry.document
    ? t(`audit.documents.${name ? 'of' : 'one'}.${action as 'read-document'}`, {
        name,
        document: t(`verification:kinds.${entry.document.kind}.name`),
      })
    : name && i18n.exists(`audit.actionsOn.${action}`, { ns: 'operations' })
      ? t(`audit.actionsOn.${action as 'view-person'}`, { name })
      : t(`audit.actions.${action}`);
  return to === undefined ? (
    <Text fontWeight="semibold">{words}</Text>
  ) : (
    <TextLink to={to} fontWeight="semibold">
      <bdi>{words}</bdi>
    </TextLink>
  );
}

function pageOf({ action, service, thingId, document }: AuditEntry, may: ReturnType<typeof useMay>): string | undefined {
  const personPage = (id: string) => (may('GET /api/admin/people/:id') ? paths.adminPerson(id) : undefined);
  if (document) return personPage(document.teacherId);
  if (action.endsWith('-dead-letter')) return may('GET /api/admin/system') ? paths.adminSystem : undefined;
  if (service === 'auth') return personPage(thingId);
  if (service === 'messaging') return paths.adminReport(thingId);
  const isOfLesson = service === 'payments' || action === 'cancel-lesson' || action === 'move-lesson';
  return isOfLesson && may('GET /api/admin/lessons/:id/timeline') ? paths.adminLesson(thingId) : undefined;
}
