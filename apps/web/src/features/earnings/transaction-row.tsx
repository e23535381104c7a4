import { useId, useState, type ReactNode } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Transaction } from '@somo/contracts/earnings';
import { payoutHoldDays } from '@somo/contracts/rules/money';
import { parseInstant } from '@somo/contracts/time';
import { subjectName } from '../../i18n/names';
import { dateOf, listText, money, timeOf, unparted } from '../../lib/format';
import { paths } from '../../lib/paths';
import { EarningBadge } from './earning-badge';
import { TextLink } from '../../ui/links';
import { Cell, Row, WideCell } from '../../ui/table';
import { Stored } from '../../ui/stored';

interface Props {
  transaction: Transaction;
  zone: string;
  /** Its lesson is still to come. */
  isToCome: boolean;
  /** Renders how the money was divided. */
  split: (transaction: Transaction) => ReactNode;
}

/** One lesson's transaction; expands to show the details. */
export function TransactionRow({ transaction, zone, isToCome, split }: Props) {
  const { t } = useTranslation(['earnings', 'common']);
  const [open, setOpen] = useState(false);
  const id = useId();
  const name = transaction.student.fullName || t('common:unknownStudent');
  const subject = subjectName(transaction.subject) || t('general');
  const day = dateOf(transaction.startsAt ?? transaction.createdAt, zone);
  const failed = transaction.displayStatus === 'failed';

  function payoutLine(): string | null {
    const { status, payoutDate } = transaction;
    if (status === 'pending_payout') return t('payoutPending', { days: payoutHoldDays });
    const arrival = payoutDate && dateOf(parseInstant(`${payoutDate}T12:00:00.000Z`), 'UTC');
    return arrival && t(status === 'payout_completed' ? 'payoutOn' : 'payoutBy', { day: arrival });
  }

  const payout = payoutLine();
  return (
    <>
      <Row areas={'"student amount" "subject status" "date details"'}>
        <Cell area="date" fontWeight="medium">
          {day}
          {transaction.startsAt && (
            <Text as="span" display={{ base: 'inline', md: 'block' }} textStyle="xs" fontWeight="normal" color="fg.muted">
              {` ${unparted(timeOf(transaction.startsAt, zone))}`}
            </Text>
          )}
        </Cell>
        <Cell area="student" fontWeight="semibold">
          <Stored>{name}</Stored>
        </Cell>
        <Cell area="subject">
          <TextLink to={paths.lesson(transaction.lessonId)} color="fg" fontWeight="normal" aria-label={listText([subject, day])}>
            {transaction.subject ? <Stored>{subject}</Stored> : subject}
          </TextLink>
        </Cell>
        <Cell area="amount" end {...(failed || transaction.netCents === 0 ? { color: 'fg.muted' } : { fontWeight: 'semibold' })}>
          {money(transaction.netCents)}
        </Cell>
        <Cell area="status" textAlign={{ base: 'end', md: 'start' }}>
          {isToCome && transaction.displayStatus === 'pending' ? (
            // The heading of the group says it to the eye.
            <Text as="span" srOnly>
              {t('status.toCome')}
            </Text>
          ) : (
            <EarningBadge status={transaction.displayStatus} />
          )}
        </Cell>
        <Cell area="details" end>
          <Button
            variant="plain"
            size="sm"
            aria-expanded={open}
            aria-controls={id}
            aria-label={t('detailsOf', { name, subject, day })}
            onClick={() => setOpen(!open)}
          >
            {t('details')}
            <Box asChild transition="transform 150ms" transform={open ? 'rotate(180deg)' : undefined}>
              <ChevronDown aria-hidden />
            </Box>
          </Button>
        </Cell>
      </Row>
      <Box as="tr" role="row" id={id} display={open ? { base: 'block', md: 'table-row' } : 'none'}>
        <WideCell role="cell" colSpan={6} display={{ base: 'block', md: 'table-cell' }} px={{ base: '5', md: '6' }} pb="5">
          {open && (
            <Box maxW="md" ms="auto" p="4" borderRadius="l2" bg={{ _light: 'bg.subtle', _dark: 'bg.muted' }}>
              {failed ? <Text textStyle="sm">{t('failedText')}</Text> : split(transaction)}
              {payout && (
                <Text color="fg.muted" textStyle="sm" mt="3">
                  {payout}
                </Text>
              )}
            </Box>
          )}
        </WideCell>
      </Box>
    </>
  );
}
