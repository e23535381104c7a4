import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { relativeTime } from '../../../lib/relative-time';
import { useMay } from '../../../lib/use-may';
import { useNow } from '../../../lib/use-now';
import { TextLink } from '../../../ui/links';
import { useReports } from '../api/list-reports';
import { AttentionPart } from './attention-part';

/** The oldest open reports of people. */
export function OpenReports() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  // The page of all reports counts problems with lessons, too, which stand above for those who may read them.
  const mayProblems = useMay()('GET /api/admin/problems');
  const unnamed = t('reports.unknownPerson');
  return (
    <AttentionPart
      id="open-reports"
      title={t('home.reports')}
      none={t(mayProblems ? 'home.noOtherReports' : 'home.noReports')}
      failed={t('reports.failed')}
      list={useReports('open')}
      all={{ label: t('home.allReports'), url: paths.adminReports, evenIfNone: true }}
    >
      {({ id, kind, reporter, reported, reportedAt }) => ({
        link: <TextLink to={paths.adminReport(id)}>{t(`reports.kinds.${kind}`)}</TextLink>,
        text: (
          <bdi>
            {t('home.report', {
              reporter: reporter.fullName || unnamed,
              reported: reported.fullName || unnamed,
              when: relativeTime(reportedAt, now, common),
            })}
          </bdi>
        ),
      })}
    </AttentionPart>
  );
}
