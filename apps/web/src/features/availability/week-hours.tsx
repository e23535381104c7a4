import { useState } from 'react';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../ui/chip';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { scrollRow } from '../../ui/scroll-row';
import { CopyDialog } from './copy-dialog';
import type { Hours } from './hours';
import { hasPreset, presets, togglePreset } from './presets';
import { WeekGrid } from './week-grid';
import { WeeklyList } from './weekly-list';

/** The hours of every week: by presets, in a grid, and to the minute in a list. */
export function WeekHours({ hours, onChange }: { hours: Hours; onChange: (hours: Hours) => void }) {
  const { t } = useTranslation('availability');
  const [copying, setCopying] = useState(false);
  return (
    <Panel asChild px={{ base: '4', md: '6' }}>
      <section aria-label={t('weekly')}>
        <Box display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" alignItems="center">
          <Heading as="h2" size="md">
            {t('weekly')}
          </Heading>
          <Button variant="outline" size="sm" minH={{ base: '11', md: '9' }} onClick={() => setCopying(true)}>
            {t('copy.open')}
          </Button>
        </Box>
        <Text color="fg.muted" textStyle="sm" mt="1">
          <Box as="span" display={{ base: 'inline', md: 'none' }}>
            {t('gridTap')}
          </Box>
          <Box as="span" display={{ base: 'none', md: 'inline' }}>
            {t('gridText')}
            <Box as="span" css={{ '@media (hover: none)': { display: 'none' } }}>
              {` ${t('gridKeys')}`}
            </Box>
          </Box>
        </Text>
        <Box
          role="group"
          aria-label={t('presets.label')}
          display="flex"
          flexWrap="wrap"
          gap="2"
          mt="4"
          mb="4"
          css={scrollRow({ base: '4', md: '6' })}
        >
          {presets.map((preset) => (
            <Chip key={preset} on={hasPreset(hours, preset)} onToggle={() => onChange(togglePreset(hours, preset))}>
              {t(`presets.${preset}`)}
            </Chip>
          ))}
        </Box>
        <WeekGrid hours={hours} onChange={onChange} />
        <Fold
          title={
            <Heading as="h3" size="sm">
              {t('listTitle')}
            </Heading>
          }
          mt="6"
          pt="2"
          borderTopWidth="1px"
          borderColor="border"
        >
          <WeeklyList hours={hours} onChange={onChange} />
        </Fold>
        {copying && <CopyDialog hours={hours} onCopy={onChange} onClose={() => setCopying(false)} />}
      </section>
    </Panel>
  );
}
