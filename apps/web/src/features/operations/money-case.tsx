import { useState, type ReactNode } from 'react';
import { Badge, Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ChargeStatus, LessonMoney } from '@somo/contracts/payments';
import { money as dollars } from '../../lib/format';
import { paths } from '../../lib/paths';
import { useMay } from '../../lib/use-may';
import { TextLink } from '../../ui/links';
import { ActList } from './act-list';
import { HoldDialog } from './hold-dialog';
import { hasMoney, isPaidOut, refundableCents } from './refundable';
import { MoneyFacts } from './money-facts';
import { RefundDialog } from './refund-dialog';

const tints: Record<ChargeStatus, string> = {
  open: 'clay',
  captured: 'leaf',
  expired: 'sand',
  failed: 'sand',
  refunded: 'sand',
  part_refunded: 'leaf',
  disputed: 'clay',
};

type Asked = 'hold' | 'release' | 'refund';

interface Props {
  lessonId: string;
  money: LessonMoney;
  isCompleted: boolean;
  isToCome: boolean;
  problemOpen: boolean;
  split: (money: LessonMoney) => ReactNode;
  /** Returns the element to focus if the button that was pressed is gone. */
  heading: () => HTMLElement | null;
}

export function MoneyCase({ lessonId, money, isCompleted, isToCome, problemOpen, split, heading }: Props) {
  const { t } = useTranslation('operations');
  const [asked, setAsked] = useState<Asked | null>(null);
  const tint = tints[money.charge];
  const dialog = { lessonId, money, onClose: () => setAsked(null), returnTo: () => document.getElementById(`do-${asked}`) ?? heading() };
  const may = useMay();
  const can: Record<Asked, boolean> = {
    refund: hasMoney(money) && refundableCents(money) > 0,
    hold: !money.heldByOperator && hasMoney(money) && !isPaidOut(money) && money.netCents > 0,
    release: money.heldByOperator,
  };
  const button = (kind: Asked) =>
    can[kind] &&
    may(`POST /api/admin/lessons/:id/${kind}`) && (
      <Button id={`do-${kind}`} variant="outline" onClick={() => setAsked(kind)}>
        {t(`money.${kind}`)}
      </Button>
    );
  return (
    <>
      {money.lessonId !== lessonId && (
        <Box role="note" bg="sun.subtle" color="sun.fg" borderRadius="l2" px="4" py="3" mb="4">
          {`${t('money.moved')} `}
          <TextLink to={paths.adminLesson(money.lessonId)} color="inherit" textDecoration="underline">
            {t('money.showMoved')}
          </TextLink>
        </Box>
      )}
      <Box display="flex" flexWrap="wrap" gap="2" alignItems="center" mb="5">
        <Text fontFamily="heading" fontWeight="bold" textStyle="2xl" lineHeight="short" fontVariantNumeric="tabular-nums" me="1">
          {dollars(money.amountCents)}
        </Text>
        {isCompleted && (
          <Badge colorPalette="brand" size="sm" alignSelf="center">
            {t('lessons.status.completed')}
          </Badge>
        )}
        <Badge colorPalette={tint} variant={tint === 'sand' ? 'outline' : 'subtle'} size="sm" alignSelf="center">
          {t(`money.charge.${money.charge}`)}
        </Badge>
        {problemOpen && (
          <Badge colorPalette="clay" size="sm" alignSelf="center">
            {t('money.problemBadge')}
          </Badge>
        )}
        {(money.heldByOperator || money.payout === 'held') && (
          <Badge colorPalette="sun" size="sm" alignSelf="center">
            {t('money.heldBadge')}
          </Badge>
        )}
      </Box>
      <Box display="grid" gap="6" columnGap="12" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}>
        <MoneyFacts money={money} problemOpen={problemOpen} />
        {money.paidAt ? split(money) : <Text color="fg.muted">{t('effect.nobodyPaid')}</Text>}
      </Box>
      <Box display="flex" flexWrap="wrap" gap="3" mt="5" pt="5" borderTopWidth="1px" borderColor="border" _empty={{ display: 'none' }}>
        {button('refund')}
        {button('hold')}
        {button('release')}
        {problemOpen && can.hold && may('POST /api/admin/lessons/:id/hold') && (
          <Text color="fg.muted" textStyle="sm" alignSelf="center">
            {t('money.holdToo')}
          </Text>
        )}
      </Box>
      <ActList acts={money.acts} />
      {asked === 'refund' && <RefundDialog {...dialog} isToCome={isToCome} />}
      {(asked === 'hold' || asked === 'release') && <HoldDialog kind={asked} {...dialog} />}
    </>
  );
}
