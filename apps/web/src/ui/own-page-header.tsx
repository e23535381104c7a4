import { Box, Heading, Text } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from './links';

/** The heading of a page about one's own account, with the way back to one's profile before it. */
export function OwnPageHeader({ title, text, backTo }: { title: string; text?: string; backTo: string }) {
  const { t } = useTranslation();
  return (
    <Box mb={{ base: '3', md: '5' }}>
      <Box display="flex" alignItems="center" gap="1">
        <ButtonLink to={backTo} variant="ghost" ms="-3" px="0" aria-label={t('backToProfile')} title={t('backToProfile')}>
          <ArrowLeft aria-hidden />
        </ButtonLink>
        <Heading as="h1" size="2xl" minW="0" overflowWrap="anywhere">
          {title}
        </Heading>
      </Box>
      {text && (
        <Text color="fg.muted" mt="1">
          {text}
        </Text>
      )}
    </Box>
  );
}
