import { Box, Button, Text } from '@chakra-ui/react';
import { Hourglass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { StatePanel } from './state-panel';

interface Props {
  /** The payment deadline has passed, and no order was placed on this page. */
  late: boolean;
  /** The wait is longer than it should be. */
  slow: boolean;
  onCheck: () => unknown;
}

/** Shown between the order and the arrival of the money. */
export function WaitingStep({ late, slow, onCheck }: Props) {
  const { t } = useTranslation('payments');
  return (
    <StatePanel title={t(late ? 'lateTitle' : 'waitingTitle')} icon={<Hourglass />} arrived>
      <Text role="status">{t(late ? 'lateText' : slow ? 'slowText' : 'waitingText')}</Text>
      {slow ? (
        <Button variant="outline" mt="5" onClick={() => void onCheck()}>
          {t('checkAgain')}
        </Button>
      ) : (
        <Box h="1.5" mt="5" borderRadius="full" bg="bg.emphasized" overflow="hidden" aria-hidden>
          <Box
            h="full"
            w="1/2"
            bg="brand.solid"
            borderRadius="full"
            animation="pulse 1.4s ease-in-out infinite"
            _motionReduce={{ animation: 'none' }}
          />
        </Box>
      )}
    </StatePanel>
  );
}
