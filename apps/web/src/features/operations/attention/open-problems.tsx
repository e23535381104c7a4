import { useTranslation } from 'react-i18next';
import { paths } from '../../../lib/paths';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { TextLink } from '../../../ui/links';
import { useProblems } from '../api/list-problems';
import { AttentionPart } from './attention-part';

/** The oldest open problems with lessons. */
export function OpenProblems() {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  return (
    <AttentionPart
      id="open-problems"
      title={t('home.problems')}
      none={t('home.noProblems')}
      failed={t('problems.failed')}
      list={useProblems('open')}
      all={{ label: t('home.allProblems'), url: paths.adminProblems, evenIfNone: true }}
    >
      {({ kind, lessonId, subject, reportedAt, student, teacher }) => ({
        link: (
          <TextLink to={paths.adminLesson(lessonId)}>
            <bdi>{t('home.matter', { kind: t(`problems.kinds.${kind}`), subject: subject || t('general') })}</bdi>
          </TextLink>
        ),
        text: (
          <bdi>
            {t('home.problem', {
              student: student.fullName || common('unknownStudent'),
              teacher: teacher.fullName || common('unknownTeacher'),
              when: relativeTime(reportedAt, now, common),
            })}
          </bdi>
        ),
      })}
    </AttentionPart>
  );
}
