import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { MicOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface Props {
  isMuted: boolean;
  /** It says what must not be missed: on a phone a name would cover the face. */
  isNeeded?: boolean;
  /** Says the same where the words have no room. */
  icon?: ReactNode;
  children: ReactNode;
}

/** Whose small picture it is, in its corner, and whether they are muted. */
export function TileLabel({ isMuted, isNeeded = false, icon, children }: Props) {
  const { t } = useTranslation('classroom');
  return (
    <Box
      position="absolute"
      insetInlineStart="1"
      bottom="1"
      maxW="calc(100% - 0.5rem)"
      display="flex"
      alignItems="center"
      gap="1"
      px={isNeeded || isMuted ? '1.5' : { base: '0', md: '1.5' }}
      borderRadius="l1"
      bg="rgba(20,17,14,.78)"
      color="sand.50"
      textStyle="xs"
      fontWeight="medium"
    >
      {isMuted && (
        <>
          <MicOff size="1em" aria-hidden />
          <Text srOnly>{t('people.silenced')}</Text>
        </>
      )}
      {icon && (
        <Box as="span" display={{ base: 'inline-flex', md: 'none' }} py="1" aria-hidden>
          {icon}
        </Box>
      )}
      <Text as="span" truncate {...(isNeeded && !icon ? {} : { srOnly: { base: true, md: false } })}>
        {children}
      </Text>
    </Box>
  );
}
