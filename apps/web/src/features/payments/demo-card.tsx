import { Badge, Box, Button, Stack, Text } from '@chakra-ui/react';
import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  amount: string;
  busy: boolean;
  /** Why the card was declined. */
  refusal: string | null;
  onPay: () => void;
  onOther: () => void;
}

/** Offers the sandbox's demo card: one click pays. */
export function DemoCard({ amount, busy, refusal, onPay, onOther }: Props) {
  const { t } = useTranslation('payments');
  return (
    <Stack gap="5">
      <Box
        display="flex"
        alignItems="center"
        gap="4"
        p="4"
        borderRadius="l2"
        borderWidth="2px"
        borderColor={refusal ? 'border.error' : 'brand.solid'}
        bg="brand.subtle"
      >
        <Box color="brand.fg" flexShrink={0} aria-hidden>
          <CreditCard size={28} />
        </Box>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold">{t('demoCard')}</Text>
          <Text fontVariantNumeric="tabular-nums">
            <bdi>•••• 4242</bdi>
          </Text>
        </Box>
        <Badge variant="outline">{t('testMode')}</Badge>
      </Box>
      {refusal && (
        <Text role="alert" color="fg.error" textStyle="sm">
          {refusal}
        </Text>
      )}
      <Button size="lg" w="full" disabled={busy} onClick={onPay}>
        {busy ? t('paying') : t('pay', { amount })}
      </Button>
      <Box display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="4">
        <Text textStyle="sm" color="fg.muted">
          {t('demoNote')}
        </Text>
        <Button variant="plain" size="sm" px="0" minH={{ base: '11', md: '8' }} disabled={busy} onClick={onOther}>
          {t('otherCard')}
        </Button>
      </Box>
    </Stack>
  );
}
