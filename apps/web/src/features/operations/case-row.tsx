import { Badge, Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { OperatorCase } from '@somo/contracts/cases';
import { dateOf } from '../../lib/format';
import { paths } from '../../lib/paths';
import { relativeTime } from '../../lib/relative-time';
import { useNow } from '../../lib/use-now';
import { useZone } from '../../lib/use-session';
import { TextLink } from '../../ui/links';
import { Stored } from '../../ui/stored';
import { Cell, Row } from '../../ui/table';

/** A report or a problem in the queue; it leads to what is known of it, and to both people. */
export function CaseRow({ of: one }: { of: OperatorCase }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const zone = useZone();
  const now = useNow();
  const nameOf = (person: OperatorCase['reporter']) => person.fullName || t('reports.unknownPerson');
  const isOpen = one.status === 'open';
  const to =
    one.lessonId === null ? paths.adminReport(one.id) : `${paths.adminProblems}${isOpen ? '' : '?status=resolved'}#problem-${one.id}`;
  return (
    <Row areas={'"case case" "reported since" "reporter reporter"'} verticalAlign="top">
      <Cell area="case" verticalAlign="top">
        <Box>
          <TextLink to={to} fontWeight="semibold">
            {whatOf(one, t)}
          </TextLink>
          <Badge size="sm" variant="outline" ms="2" verticalAlign="middle">
            {t(`cases.kinds.${one.kind}`)}
          </Badge>
          {one.isUrgent && (
            <Badge size="sm" colorPalette="clay" ms="2" verticalAlign="middle">
              {t('cases.urgent')}
            </Badge>
          )}
        </Box>
        <Text dir="auto" color="fg.muted" lineClamp={2} maxW="60ch" overflowWrap="anywhere">
          {one.text}
        </Text>
      </Cell>
      <Cell area="reported" label={t('cases.columns.reported')} verticalAlign="top">
        <TextLink to={paths.adminPerson(one.reported.id)}>
          <Stored>{nameOf(one.reported)}</Stored>
        </TextLink>
      </Cell>
      <Cell area="reporter" label={t('cases.columns.reporter')} verticalAlign="top">
        <TextLink to={paths.adminPerson(one.reporter.id)}>
          <Stored>{nameOf(one.reporter)}</Stored>
        </TextLink>
      </Cell>
      <Cell area="since" verticalAlign="top" color="fg.muted" whiteSpace="nowrap">
        {isOpen ? relativeTime(one.reportedAt, now, common) : outcomeOf(one, t)}
        {!isOpen && one.closedAt && <Text textStyle="xs">{dateOf(one.closedAt, zone)}</Text>}
      </Cell>
    </Row>
  );
}

type Translate = ReturnType<typeof useTranslation<'operations'>>['t'];

/** Problems and reports have kinds of their own; 'other' is one of both. */
function whatOf({ kind, what }: OperatorCase, t: Translate): string {
  switch (what) {
    case 'no-show':
    case 'quality':
      return t(`problems.kinds.${what}`);
    case 'other':
      return kind === 'problem' ? t('problems.kinds.other') : t('reports.kinds.other');
    default:
      return t(`reports.kinds.${what}`);
  }
}

function outcomeOf({ outcome }: OperatorCase, t: Translate): string {
  switch (outcome) {
    case 'pay-teacher':
    case 'refund-student':
    case 'refund-part':
      return t(`cases.outcomes.${outcome}`);
    case 'action-taken':
    case 'nothing-found':
      return t(`reports.outcome.${outcome}`);
    case null:
      return '';
  }
}
