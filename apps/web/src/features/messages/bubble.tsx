import type { ReactNode } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { MessageText } from './message-text';

interface Props {
  /** Who wrote it, for screen readers. */
  name: string;
  /** The first of several says so to all. */
  isNamed?: boolean;
  text: string;
  /** What is shown above the text. */
  file?: ReactNode;
  isOwn: boolean;
  children: ReactNode;
}

/** One message; `children` shows when it was sent, or that it was not. */
export function Bubble({ name, isNamed = false, text, file, isOwn, children }: Props) {
  const { t } = useTranslation('messages');
  return (
    <Box className="group" alignSelf={isOwn ? 'flex-end' : 'flex-start'} maxW="85%" minW="0">
      {isNamed && (
        <Text aria-hidden textStyle="xs" color="fg.muted" fontWeight="medium" mb="0.5">
          <bdi>{name}</bdi>
        </Text>
      )}
      {file && (
        <Box display="flex" justifyContent={isOwn ? 'flex-end' : 'flex-start'} mb={text ? '1' : undefined}>
          <Text srOnly>{t('from', { name })}</Text>
          {file}
        </Box>
      )}
      {text && (
        <Box
          px="3.5"
          py="2"
          w="fit-content"
          ms={isOwn ? 'auto' : undefined}
          borderRadius="l2"
          {...(isOwn ? { bg: 'brand.solid', color: 'brand.contrast' } : { bg: 'bg.muted', color: 'fg' })}
          whiteSpace="pre-line"
          overflowWrap="anywhere"
          css={{ '& a': { color: 'inherit', overflowWrap: 'anywhere', textDecoration: 'underline', textUnderlineOffset: '3px' } }}
        >
          {!file && <Text srOnly>{t('from', { name })}</Text>}
          <Text data-stored dir="auto" overflowWrap="anywhere">
            <MessageText text={text} />
          </Text>
        </Box>
      )}
      <Box
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="2"
        minH="5"
        justifyContent={isOwn ? 'flex-end' : 'flex-start'}
        textStyle="xs"
        color="fg.muted"
        mt="0.5"
      >
        {children}
      </Box>
    </Box>
  );
}
