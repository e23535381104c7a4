import { useEffect, useRef } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { isKnownZone } from '@somo/messages/zones';
import { i18n } from '../../i18n/i18n';
import { zoneLabel } from '../../lib/format';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useTimesIn } from '../../lib/use-times-in';

const loadPicker = async () => {
  const [file] = await Promise.all([import('../../ui/zone-picker'), i18n.loadNamespaces('zones')]);
  return file.ZonePicker;
};

interface Props {
  zone: string;
  now: number;
  /** The time zone in the URL, valid or not. */
  asked: string | null;
  onChange: (zone: string) => void;
}

/** States in which time zone the search shows times, and lets people choose another. */
export function SearchZone({ zone, now, asked, onChange }: Props) {
  const { t } = useTranslation(['search', 'common']);
  const { part: ZonePicker, ...picker } = useDeferredImport(loadPicker);
  const box = useRef<HTMLDivElement>(null);
  // The picker takes the place of the button that had the focus.
  useEffect(() => {
    if (ZonePicker) box.current?.querySelector('input')?.focus();
  }, [ZonePicker]);
  const timesIn = useTimesIn(zone, now);
  const unknown = asked !== null && asked !== '' && !isKnownZone(asked);
  return (
    <Box
      ref={box}
      display={ZonePicker ? 'block' : 'flex'}
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      order={{ base: 1, md: 0 }}
      w={{ base: 'full', md: ZonePicker ? '72' : 'auto' }}
    >
      {(unknown || !ZonePicker) && (
        <Text color="fg.muted" textStyle="sm" role={unknown ? 'status' : undefined}>
          <bdi>{unknown ? t('unknownZone', { zone: zoneLabel(zone, now) }) : timesIn}</bdi>
        </Text>
      )}
      {ZonePicker ? (
        <ZonePicker label={t('timeZone')} value={zone} onChange={onChange} />
      ) : (
        <Button variant="plain" size="sm" px="0" aria-busy={picker.asked} onPointerEnter={picker.prepare} onClick={picker.show}>
          {t('changeZone')}
        </Button>
      )}
    </Box>
  );
}
