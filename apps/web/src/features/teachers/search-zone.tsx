import { useEffect, useRef } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isKnownZone } from '@somo/messages/zones';
import { i18n } from '../../i18n/i18n';
import { zoneLabel } from '../../lib/format';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { useTimesIn } from '../../lib/use-times-in';
import { LiveRegion } from '../../ui/live-region';

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
      order={{ base: '1', md: '0' }}
      flexBasis={{ base: 'full', md: 'auto' }}
      w={{ md: ZonePicker ? '72' : 'auto' }}
      minW="0"
      py={ZonePicker ? '2' : undefined}
    >
      <LiveRegion>
        {unknown && (
          <Text color="fg.muted" textStyle="sm">
            <bdi>{t('unknownZone', { zone: zoneLabel(zone, now) })}</bdi>
          </Text>
        )}
      </LiveRegion>
      {ZonePicker ? (
        <ZonePicker label={t('timeZone')} value={zone} onChange={onChange} />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          h="auto"
          minH={{ base: '11', md: '9' }}
          px={{ base: '0', md: '2' }}
          mx={{ md: '-2' }}
          // Up to the line above it: a finger needs more room than the text.
          my={{ base: '-3', md: '0' }}
          justifyContent="flex-start"
          gap="1.5"
          fontWeight="normal"
          textStyle={{ base: 'xs', md: 'sm' }}
          lineHeight="short"
          textAlign="start"
          whiteSpace={{ base: 'normal', md: 'nowrap' }}
          color={{ base: 'brand.fg', md: 'fg.muted' }}
          aria-busy={picker.asked}
          onPointerEnter={picker.prepare}
          onClick={picker.show}
        >
          <Box asChild flexShrink={0} display={{ base: 'none', md: 'block' }}>
            <Globe aria-hidden />
          </Box>
          {!unknown && (
            <Box
              as="bdi"
              textDecoration={{ base: 'underline', md: 'none' }}
              textUnderlineOffset="2px"
              textDecorationColor="border.emphasized"
            >
              {timesIn}
            </Box>
          )}
          <Box as="span" srOnly={!unknown}>
            {t('changeZone')}
          </Box>
        </Button>
      )}
    </Box>
  );
}
