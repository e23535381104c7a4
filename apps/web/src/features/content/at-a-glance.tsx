import { Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
import { facts } from './facts';

const rules = ['lesson', 'notice', 'cancel', 'payBy', 'fee', 'payout'] as const;

/** The rules that the content pages keep referring to, in figures. */
export function AtAGlance() {
  const { t } = useTranslation('content');
  return (
    <Panel asChild>
      <aside aria-label={t('glance')}>
        <Heading as="h2" size="sm">
          {t('glance')}
        </Heading>
        <Box as="dl" mt="3" display="grid" columnGap="8" gridTemplateColumns="repeat(auto-fill, minmax(min(15rem, 100%), 1fr))">
          {rules.map((rule) => (
            <Box key={rule} py="3" borderTopWidth="1px" borderColor="border">
              <Text as="dt" color="fg.muted" textStyle="sm">
                {t(`rules.${rule}.name`)}
              </Text>
              <Text as="dd" fontWeight="semibold">
                {t(`rules.${rule}.text`, facts)}
              </Text>
            </Box>
          ))}
        </Box>
      </aside>
    </Panel>
  );
}
