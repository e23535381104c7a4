import { Box, Text } from '@chakra-ui/react';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { countryName } from '../../i18n/names';
import { Stored } from '../../ui/stored';

/** The teacher's country, or that it is not known. */
export function TeacherCountry({ country }: { country: string | null }) {
  const { t } = useTranslation();
  return (
    <Text color="fg.muted" textStyle="sm">
      {country ? (
        <Stored>{countryName(country)}</Stored>
      ) : (
        <Box as="span" display="inline-flex" alignItems="center" gap="1">
          <Globe size="1em" aria-hidden />
          {t('unknownCountry')}
        </Box>
      )}
    </Text>
  );
}
