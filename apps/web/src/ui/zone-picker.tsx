import { startTransition, useDeferredValue, useMemo, useState } from 'react';
import { Box, Combobox, createListCollection, Field, Input, Portal, Text } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { findZones, zoneChoice, zoneChoices, type ZoneChoice } from '../lib/zone-choices';
import { useNow } from '../lib/use-now';

interface Props {
  label: string;
  value: string;
  onChange: (zone: string) => void;
  hint?: string;
}

/** Chooses a time zone: by region, or by searching for a city, an old name, a country or an offset. */
export function ZonePicker({ label, value, onChange, hint }: Props) {
  const { t } = useTranslation('zones');
  const now = useNow(60_000);
  const [opened, setOpened] = useState(false);
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const choices = useMemo(() => (opened ? zoneChoices(value, now) : [zoneChoice(value, now)]), [opened, value, now]);
  const found = useMemo(() => findZones(choices, wanted), [choices, wanted]);
  const collection = useMemo(
    () => createListCollection({ items: found, itemToString: (zone) => zone.label, itemToValue: (zone) => zone.value }),
    [found],
  );
  const regions = [...new Set(found.map(({ region }) => region))];
  return (
    <Field.Root>
      <Combobox.Root
        unstyled
        w="full"
        display="flex"
        flexDirection="column"
        gap="1.5"
        collection={collection}
        value={[value]}
        inputBehavior="autohighlight"
        openOnClick
        lazyMount
        unmountOnExit
        positioning={{ sameWidth: true, placement: 'bottom-start' }}
        onOpenChange={({ open }) => {
          if (open) startTransition(() => setOpened(true));
          else setSearch('');
        }}
        onInputValueChange={({ inputValue, reason }) => {
          if (reason === 'input-change') setSearch(inputValue);
        }}
        onValueChange={({ value: [chosen] }) => {
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        <Combobox.Label textStyle="sm" fontWeight="semibold">
          {label}
        </Combobox.Label>
        <Combobox.Control position="relative">
          <Combobox.Input asChild onFocus={(event) => event.currentTarget.select()}>
            <Input pe="11" placeholder={t('search')} />
          </Combobox.Input>
          <Combobox.Trigger
            aria-label={t('show')}
            position="absolute"
            insetEnd="0"
            top="0"
            bottom="0"
            w="11"
            display="grid"
            placeItems="center"
            cursor="pointer"
            color="fg.muted"
          >
            <ChevronDown size="18" aria-hidden />
          </Combobox.Trigger>
        </Combobox.Control>
        <Portal>
          <Combobox.Positioner>
            <Combobox.Content
              zIndex="popover"
              bg="bg.panel"
              color="fg"
              boxShadow="float"
              borderRadius="l2"
              p="1.5"
              maxH="min(20rem, var(--available-height))"
              overflowY="auto"
              outline="0"
            >
              <Combobox.Empty px="3" py="2.5" textStyle="sm" color="fg.muted">
                {t('none', { search: search.trim() })}
              </Combobox.Empty>
              {regions.map((region) => {
                const zones = found.filter((zone) => zone.region === region);
                return (
                  zones.length > 0 && (
                    <Combobox.ItemGroup key={region}>
                      <Combobox.ItemGroupLabel px="3" pt="2" pb="1" textStyle="sm" fontWeight="semibold" color="fg.muted">
                        {t(`regions.${region}`)}
                      </Combobox.ItemGroupLabel>
                      {zones.map((zone) => (
                        <ZoneItem key={zone.value} zone={zone} />
                      ))}
                    </Combobox.ItemGroup>
                  )
                );
              })}
            </Combobox.Content>
          </Combobox.Positioner>
        </Portal>
      </Combobox.Root>
      {hint && <Field.HelperText>{hint}</Field.HelperText>}
    </Field.Root>
  );
}

function ZoneItem({ zone }: { zone: ZoneChoice }) {
  return (
    <Combobox.Item
      item={zone}
      display="flex"
      alignItems="center"
      gap="3"
      px="3"
      py="2"
      minH="11"
      borderRadius="l1"
      textStyle="sm"
      cursor="pointer"
      _highlighted={{ bg: 'bg.muted' }}
    >
      <Combobox.ItemText flex="1" minW="0">
        {zone.label}
      </Combobox.ItemText>
      <Text as="span" color="fg.muted" whiteSpace="nowrap">
        {zone.time}
      </Text>
      <Box w="4" flexShrink="0">
        <Combobox.ItemIndicator>
          <Check size="16" aria-hidden />
        </Combobox.ItemIndicator>
      </Box>
    </Combobox.Item>
  );
}
