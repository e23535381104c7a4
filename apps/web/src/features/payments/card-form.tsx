import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { DemoCard } from './demo-card';
import { StatePanel } from './state-panel';
import { demoCard, digitsOf, inFours, isCardNumber, testCards } from './test-cards';

interface Props {
  amount: string;
  busy: boolean;
  /** Why the last card was declined. */
  refusal: string | null;
  /** The bank asked first, which it does not for the demo card. */
  arrived: boolean;
  onPay: (card: string) => void;
}

/** The demo card, ready to pay with, or the number of another test card. */
export function CardForm({ amount, busy, refusal, arrived, onPay }: Props) {
  const { t } = useTranslation('payments');
  const [other, setOther] = useState(arrived);
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  useEffect(() => {
    if (other && !busy) field.current?.focus();
  }, [refusal, busy, other]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const card = digitsOf(typed);
    setWrong(!isCardNumber(card));
    if (isCardNumber(card)) onPay(card);
    else field.current?.focus();
  }

  if (!other)
    return (
      <StatePanel title={t('cardTitle')} icon={<CreditCard />} arrived={arrived}>
        <DemoCard amount={amount} busy={busy} refusal={refusal} onPay={() => onPay(demoCard)} onOther={() => setOther(true)} />
      </StatePanel>
    );
  return (
    <StatePanel title={t('cardTitle')} icon={<CreditCard />} arrived={arrived}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          <TextField
            ref={field}
            label={t('cardNumber')}
            name="card"
            inputMode="numeric"
            autoComplete="cc-number"
            maxLength={24}
            fontVariantNumeric="tabular-nums"
            scrollMarginTop="10"
            readOnly={busy}
            value={typed}
            hint={t('sandbox')}
            error={wrong ? t('cardInvalid') : (refusal ?? undefined)}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(false);
            }}
          />
          <Box role="group" aria-label={t('testCards')}>
            <Text textStyle="sm" fontWeight="semibold" mb="1">
              {t('testCards')}
            </Text>
            <Box as="ul" listStyleType="none">
              {testCards.map(({ number, does }) => (
                <Box as="li" key={number} display="flex" flexWrap="wrap" columnGap="3" alignItems="center" py="1">
                  <Button
                    type="button"
                    variant="plain"
                    size="sm"
                    minH={{ base: '11', md: '8' }}
                    fontVariantNumeric="tabular-nums"
                    disabled={busy}
                    aria-label={t('useCard', { number: inFours(number), does: t(`cards.${does}`) })}
                    onClick={() => {
                      setTyped(inFours(number));
                      setWrong(false);
                    }}
                  >
                    {inFours(number)}
                  </Button>
                  <Text color="fg.muted" textStyle="sm">
                    {t(`cards.${does}`)}
                  </Text>
                </Box>
              ))}
            </Box>
          </Box>
          <Button type="submit" size="lg" w="full" disabled={busy}>
            {busy ? t('paying') : t('pay', { amount })}
          </Button>
          <Button variant="plain" size="sm" minH={{ base: '11', md: '8' }} disabled={busy} onClick={() => setOther(false)}>
            {t('backToDemoCard')}
          </Button>
        </Stack>
      </form>
    </StatePanel>
  );
}
