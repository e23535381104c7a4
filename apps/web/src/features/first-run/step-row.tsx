import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FirstStep } from './steps';

interface Props {
  step: FirstStep;
  isDone: boolean;
  /** What does it, if it is not done. */
  children: ReactNode;
}

/** One step of the checklist: a tick if it is done, else why it matters and what does it. */
export function StepRow({ step, isDone, children }: Props) {
  const { t } = useTranslation('dashboard');
  return (
    <Box as="li" display="flex" alignItems="flex-start" gap="3" py="3">
      <Box
        aria-hidden
        mt="0.5"
        w="6"
        h="6"
        flexShrink={0}
        borderRadius="full"
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        borderWidth="2px"
        borderColor={isDone ? 'leaf.solid' : 'border.emphasized'}
        bg={isDone ? 'leaf.solid' : 'transparent'}
        color="leaf.contrast"
        _icon={{ w: '3.5', h: '3.5' }}
      >
        {isDone && <Check strokeWidth={3} />}
      </Box>
      <Box flex="1" minW="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2" justifyContent="space-between">
        <Box flex="1 1 14rem" minW="0">
          <Text fontWeight={isDone ? 'normal' : 'semibold'} color={isDone ? 'fg.muted' : 'fg'}>
            {t(`steps.${step}.title`)}
            {isDone && (
              <Text as="span" srOnly>
                {`, ${t('steps.done')}`}
              </Text>
            )}
          </Text>
          {!isDone && (
            <Text color="fg.muted" textStyle="sm">
              {t(`steps.${step}.text`)}
            </Text>
          )}
        </Box>
        {!isDone && (
          <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
            {children}
          </Box>
        )}
      </Box>
    </Box>
  );
}
