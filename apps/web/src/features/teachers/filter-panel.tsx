import { useEffect, type RefObject } from 'react';
import { Box, Button, Dialog, IconButton, Portal } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '../../lib/use-is-narrow';
import type { Chosen } from './chosen';
import { groupText, withoutGroup, type FilterGroup } from './filters';
import { FilterFields } from './filter-fields';
import type { ResultCount } from './result-count';
import { TimesFields } from './times-fields';

interface Props {
  group: FilterGroup;
  chosen: Chosen;
  zone: string;
  today: string;
  /** null while the search is running. */
  found: ResultCount | null;
  /** Where its button begins, in pixels. */
  at: number;
  /** A press outside of it closes the panel. */
  within: RefObject<HTMLElement | null>;
  onChange: (values: Chosen) => void;
  onClose: (isEscape: boolean) => void;
  onShow: () => void;
}

type Shared = Omit<Props, 'at' | 'within'>;

const widths: Record<FilterGroup, string> = { when: '38rem', subject: '26rem', price: '24rem', country: '21rem', more: '26rem' };

/** The fields of one group of filters: below its button, or on narrow screens in a sheet; each takes effect at once. */
export function FilterPanel(props: Props) {
  return useIsNarrow() ? <FilterSheet {...props} /> : <FilterPopover {...props} />;
}

function FilterPopover({ at, within, ...props }: Props) {
  const { group, onClose } = props;
  const { t } = useTranslation('search');
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !within.current?.contains(event.target)) onClose(false);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose(true);
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  });
  const width = widths[group];
  return (
    <Box
      id="teacher-filters"
      role="group"
      aria-label={t(`pills.${group}`)}
      position="absolute"
      zIndex="popover"
      top="100%"
      style={{ insetInlineStart: `max(0px, min(${String(at)}px, calc(100% - ${width})))` }}
      w={width}
      mt="2"
      borderRadius="l3"
      borderWidth="1px"
      borderColor="border"
      bg="bg.panel"
      boxShadow="float"
    >
      <Box p="5">
        <Fields {...props} />
      </Box>
      <Box px="5" py="3" borderTopWidth="1px" borderColor="border">
        <Acts {...props} />
      </Box>
    </Box>
  );
}

function FilterSheet(props: Shared) {
  const { group, onClose } = props;
  const { t } = useTranslation(['search', 'common', 'filters']);
  return (
    // The dialog finds its own parts by their ids.
    <Dialog.Root open ids={{ content: 'teacher-filters' }} onOpenChange={() => onClose(true)}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner p="0" pt="8">
          <Dialog.Content maxW="2xl" mb="0" borderBottomRadius="0">
            <Dialog.Header pt="4" pe="14">
              <Dialog.Title>{group === 'more' ? t('filters:moreFilters') : t(`pills.${group}`)}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body color="fg">
              <Fields {...props} />
            </Dialog.Body>
            <Dialog.Footer display="block" py="3" mt="2" borderTopWidth="1px" borderColor="border">
              <Acts {...props} />
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <IconButton variant="ghost" size="sm" minH="11" minW="11" top="2" aria-label={t('common:close')}>
                <X aria-hidden />
              </IconButton>
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}

function Fields({ group, chosen, zone, today, onChange }: Shared) {
  return group === 'when' ? (
    <TimesFields chosen={chosen} zone={zone} today={today} onChange={onChange} />
  ) : (
    <FilterFields group={group} chosen={chosen} onChange={onChange} />
  );
}

function Acts({ group, chosen, found, onChange, onShow }: Shared) {
  const { t } = useTranslation('filters');
  const { t: ofSearch } = useTranslation('search');
  const show = !found ? t('showFound') : found.more ? t('showMore', { count: found.count }) : t('show', { count: found.count });
  return (
    <Box display="flex" alignItems="center" justifyContent="space-between" gap="4">
      <Button
        variant="plain"
        size="sm"
        minH="11"
        disabled={groupText(group, chosen, ofSearch) === undefined}
        onClick={() => onChange(withoutGroup(group))}
      >
        {t('clear')}
      </Button>
      <Button onClick={onShow}>{show}</Button>
    </Box>
  );
}
