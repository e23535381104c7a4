import { Box, Heading, IconButton, Text } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../lib/paths';
import { TextLink } from '../../ui/links';
import { Panel } from '../../ui/panel';
import { daysOff, daysOffText } from './days-off';
import { focusNeighbor } from './focus-neighbor';
import type { EditedHours } from './use-hours';
import { useSaveBreaks } from './use-save-breaks';

/** The breaks and leave that are saved; removing one takes effect at once, too. */
export function BreakList({ edited }: { edited: EditedHours }) {
  const { t } = useTranslation('availability');
  const { remove, busy } = useSaveBreaks(edited);
  const { breakPeriods } = edited.hours;
  return (
    <Panel asChild>
      <section aria-label={t('breaks.list')}>
        <Heading as="h2" size="md" mb="2">
          {t('breaks.list')}
        </Heading>
        {breakPeriods.length === 0 && <Text color="fg.muted">{t('breaks.none')}</Text>}
        <Box as="ul" listStyleType="none" divideY="1px" divideColor="border">
          {breakPeriods.map((period) => (
            <Box as="li" key={period.id} display="flex" justifyContent="space-between" gap="3" py="3">
              <Box minW="0">
                <Text fontWeight="semibold">{daysOffText(period)}</Text>
                <Text color="fg.muted" textStyle="sm" overflowWrap="anywhere">
                  {t(`breaks.types.${period.type}`)} · {t('breaks.days', { count: daysOff(period) })}
                  {period.reason && ` · ${period.reason}`}
                </Text>
              </Box>
              <IconButton
                variant="ghost"
                minW="11"
                h="11"
                disabled={busy}
                aria-label={t('breaks.remove', { days: daysOffText(period) })}
                onClick={(event) => {
                  focusNeighbor(event.currentTarget);
                  void remove(period);
                }}
              >
                <X />
              </IconButton>
            </Box>
          ))}
        </Box>
        <Text color="fg.muted" textStyle="sm" mt="3" pt="3" borderTopWidth="1px" borderColor="border">
          {t('breaks.pause')}{' '}
          <TextLink to={paths.teacherProfile} display="inline-flex" alignItems="center" minH={{ base: '11', md: '6' }}>
            {t('breaks.pauseLink')}
          </TextLink>
        </Text>
      </section>
    </Panel>
  );
}
