import type { ReactNode } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

interface Props {
  label: string;
  /** What 'Change' changes, for screen readers; without it, the answer stays as it is. */
  change?: { label: string; disabled: boolean; onChange: () => void } | undefined;
  /** The answer says by itself what it answers: on phones, it has the whole line. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A question that is answered, in a list of them, with what changes the answer. */
export function AnswerRow({ label, change, isPlain = false, children }: Props) {
  const { t } = useTranslation();
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: isPlain ? 'minmax(0, 1fr)' : 'minmax(4rem, auto) minmax(0, 1fr)', sm: '7rem minmax(0, 1fr)' }}
      columnGap={{ base: '3', sm: '4' }}
      alignItems="baseline"
      py={{ base: '1.5', sm: '2' }}
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Text as="dt" color="fg.muted" textStyle="sm" srOnly={{ base: isPlain, sm: false }}>
        {label}
      </Text>
      <Box as="dd" fontWeight="medium" minW="0" display="flex" alignItems="baseline" columnGap="4">
        <Box flex="1" minW="0" overflowWrap="anywhere">
          {children}
        </Box>
        {change && (
          <Button
            variant="plain"
            size="sm"
            px="0"
            my="-2"
            minH="11"
            flexShrink={0}
            aria-label={change.label}
            disabled={change.disabled}
            onClick={change.onChange}
          >
            {t('change')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
