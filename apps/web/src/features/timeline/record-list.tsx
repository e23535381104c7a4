import { Badge, Box, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { LessonTimeline } from '@somo/contracts/timeline';
import { Panel } from '../../ui/panel';

/** The lesson as each service currently stores it; a lower version means that an event has not been delivered yet. */
export function RecordList({ holds }: { holds: LessonTimeline['holds'] }) {
  const { t } = useTranslation('timeline');
  if (holds.length === 0) return null;
  return (
    <Panel as="section" aria-labelledby="holds">
      <Heading as="h2" id="holds" size="md" mb="3">
        {t('holds')}
      </Heading>
      <Box as="ul" listStyleType="none" display="grid" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 9rem), 1fr))" gap="4">
        {holds.map(({ service, what, version, state }) => (
          <Box as="li" key={service + what} display="flex" flexDirection="column" gap="1">
            <Text fontWeight="semibold">{t(`held.${what}`)}</Text>
            <Box display="flex" flexWrap="wrap" gap="2" alignItems="center">
              <Badge size="sm" colorPalette="brand">
                {t(`values.${state}`, { defaultValue: state })}
              </Badge>
              <Text textStyle="sm" color="fg.muted">
                {t('version', { version })}
              </Text>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
