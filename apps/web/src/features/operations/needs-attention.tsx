import type { ReactNode } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { money } from '../../lib/format';
import { paths } from '../../lib/paths';
import { relativeTime } from '../../lib/relative-time';
import { useMay } from '../../lib/use-may';
import { useNow } from '../../lib/use-now';
import { Each } from '../../ui/each';
import { FetchError } from '../../ui/fetch-error';
import { TextLink } from '../../ui/links';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { Stored } from '../../ui/stored';
import { usePayouts } from './api/list-payouts';
import { useProblems } from './api/list-problems';
import { useReports } from './api/list-reports';
import { useVerification } from './api/list-verification';
import { countOf } from './count-of';

const mostShown = 3;

interface PartProps {
  id: string;
  title: string;
  /** The text if there is nothing to do. */
  none: string;
  failed: string;
  list: ReturnType<typeof useProblems> | ReturnType<typeof useReports> | ReturnType<typeof useVerification> | ReturnType<typeof usePayouts>;
  all: { label: string; url: string; evenIfNone: boolean };
  children: ReactNode;
}

function AttentionPart({ id, title, none, failed, list, all, children }: PartProps) {
  const { t } = useTranslation('operations');
  const link = <TextLink to={all.url}>{all.label}</TextLink>;
  if (countOf<unknown>(list) === '0' && !list.isError)
    return (
      <Panel as="section" aria-label={title} display="flex" flexWrap="wrap" alignItems="center" columnGap="2" color="fg.muted" py="4">
        <Box color="leaf.fg" aria-hidden _icon={{ w: '5', h: '5' }}>
          <CircleCheck />
        </Box>
        <Text me="2">{none}</Text>
        {all.evenIfNone && link}
      </Panel>
    );
  return (
    <Panel as="section" aria-labelledby={id}>
      <Box display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" gap="1" columnGap="4" mb="4">
        <Heading as="h2" size="md" id={id}>
          {title}
        </Heading>
        {link}
      </Box>
      {list.isPending && (
        <Loading label={t('lessons.loading')}>
          <Skeleton h="16" />
        </Loading>
      )}
      <FetchError compact of={list} text={failed} />
      <Box as="ul" listStyleType="none" display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </Box>
    </Panel>
  );
}

/** What waits for an operator, as far as their roles include it: the oldest open problems, reports and documents, and the latest payouts that failed. */
export function NeedsAttention() {
  const { t } = useTranslation(['operations', 'verification']);
  const { t: common } = useTranslation();
  const now = useNow();
  const nameOf = ({ fullName }: Person, unknown: 'unknownStudent' | 'unknownTeacher') => fullName || common(unknown);
  const may = useMay();
  const [mayProblems, mayReports] = [may('GET /api/admin/problems'), may('GET /api/admin/reports')];
  const [mayDocuments, mayPayouts] = [may('GET /api/admin/verification'), may('GET /api/admin/payouts')];
  const problems = useProblems('open', mayProblems);
  const reports = useReports('open', mayReports);
  const unnamed = t('reports.unknownPerson');
  const documents = useVerification('pending', mayDocuments);
  const payouts = usePayouts('refused', mayPayouts);
  return (
    <>
      {mayProblems && (
        <AttentionPart
          id="open-problems"
          title={t('home.problems')}
          none={t('home.noProblems')}
          failed={t('problems.failed')}
          list={problems}
          all={{ label: t('home.allProblems'), url: paths.adminProblems, evenIfNone: true }}
        >
          <Each of={problems.data?.pages[0]?.items.slice(0, mostShown) ?? []} as="li">
            {({ kind, lessonId, subject, reportedAt, student, teacher }) => (
              <li>
                <TextLink to={paths.adminLesson(lessonId)}>
                  <bdi>
                    {t('home.matter', {
                      kind: t(`problems.kinds.${kind}`),
                      subject: subject || t('general'),
                    })}
                  </bdi>
                </TextLink>
                <Text color="fg.muted" textStyle="sm">
                  <bdi>
                    {t('home.problem', {
                      student: nameOf(student, 'unknownStudent'),
                      teacher: nameOf(teacher, 'unknownTeacher'),
                      when: relativeTime(reportedAt, now, common),
                    })}
                  </bdi>
                </Text>
              </li>
            )}
          </Each>
        </AttentionPart>
      )}
      {mayReports && (
        <AttentionPart
          id="open-reports"
          title={t('home.reports')}
          none={t('home.noReports')}
          failed={t('reports.failed')}
          list={reports}
          all={{ label: t('home.allReports'), url: paths.adminReports, evenIfNone: true }}
        >
          <Each of={reports.data?.pages[0]?.items.slice(0, mostShown) ?? []} as="li">
            {({ id, kind, reporter, reported, reportedAt }) => (
              <li>
                <TextLink to={paths.adminReport(id)}>{t(`reports.kinds.${kind}`)}</TextLink>
                <Text color="fg.muted" textStyle="sm">
                  <bdi>
                    {t('home.report', {
                      reporter: reporter.fullName || unnamed,
                      reported: reported.fullName || unnamed,
                      when: relativeTime(reportedAt, now, common),
                    })}
                  </bdi>
                </Text>
              </li>
            )}
          </Each>
        </AttentionPart>
      )}
      {mayDocuments && (
        <AttentionPart
          id="open-documents"
          title={t('home.documents')}
          none={t('home.noDocuments')}
          failed={t('verification:queue.failed')}
          list={documents}
          all={{ label: t('home.allDocuments'), url: paths.adminVerification, evenIfNone: true }}
        >
          <Each of={documents.data?.pages[0]?.items.slice(0, mostShown) ?? []} as="li">
            {({ kind, teacher, submittedAt }) => (
              <li>
                <TextLink to={paths.adminVerification}>{t(`verification:kinds.${kind}.name`)}</TextLink>
                <Text color="fg.muted" textStyle="sm">
                  <bdi>{t('home.document', { name: nameOf(teacher, 'unknownTeacher'), when: relativeTime(submittedAt, now, common) })}</bdi>
                </Text>
              </li>
            )}
          </Each>
        </AttentionPart>
      )}
      {mayPayouts && (
        <AttentionPart
          id="failed-payouts"
          title={t('home.payouts')}
          none={t('home.noPayouts')}
          failed={t('payouts.failed')}
          list={payouts}
          all={{ label: t('home.allPayouts'), url: `${paths.adminPayouts}?status=refused`, evenIfNone: false }}
        >
          <Each of={payouts.data?.pages[0]?.items.slice(0, mostShown) ?? []} as="li">
            {({ teacher, amountCents, reason }) => (
              <li>
                <TextLink to={paths.adminPerson(teacher.id)}>
                  <Stored>{nameOf(teacher, 'unknownTeacher')}</Stored>
                </TextLink>
                <Text color="fg.muted" textStyle="sm">
                  {reason ? <bdi>{t('home.payout', { amount: money(amountCents), reason })}</bdi> : money(amountCents)}
                </Text>
              </li>
            )}
          </Each>
        </AttentionPart>
      )}
    </>
  );
}
