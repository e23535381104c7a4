import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { TextLink } from '../../../ui/links';
import { useVerification } from '../api/list-verification';
import { AttentionPart } from './attention-part';

/** The documents that have waited longest for a decision. */
export function OpenDocuments() {
  const { t } = useTranslation(['operations', 'verification']);
  const { t: common } = useTranslation();
  const now = useNow();
  return (
    <AttentionPart
      id="open-documents"
      title={t('home.documents')}
      none={t('home.noDocuments')}
      failed={t('verification:queue.failed')}
      list={useVerification('pending')}
      all={{ label: t('home.allDocuments'), url: paths.adminVerification, evenIfNone: true }}
    >
      {({ kind, teacher, submittedAt }) => ({
        link: <TextLink to={paths.adminVerification}>{t(`verification:kinds.${kind}.name`)}</TextLink>,
        text: (
          <bdi>
            {t('home.document', { name: teacher.fullName || common('unknownTeacher'), when: relativeTime(submittedAt, now, common) })}
          </bdi>
        ),
      })}
    </AttentionPart>
  );
}
