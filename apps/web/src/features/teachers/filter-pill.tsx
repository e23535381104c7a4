import { useRef } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FilterGroup } from './filters';

interface Props {
  group: FilterGroup;
  /** What is chosen behind it. */
  value: string | undefined;
  open: boolean;
  busy: boolean;
  onPrepare: () => void;
  onToggle: (button: HTMLElement) => void;
  onRemove: () => void;
}

/** A filter, with its value once there is one: 'Subject: Physics', and then a way to remove it. */
export function FilterPill({ group, value, open, busy, onPrepare, onToggle, onRemove }: Props) {
  const { t } = useTranslation('search');
  const name = t(`pills.${group}`);
  const label = value === undefined ? name : t('pillWith', { name, value });
  const isSet = value !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Box
      display="inline-flex"
      maxW="full"
      borderRadius="full"
      borderWidth="1px"
      borderColor={isSet ? 'colorPalette.solid' : 'colorPalette.border'}
      bg={isSet || open ? 'colorPalette.subtle' : 'transparent'}
    >
      <Button
        ref={button}
        variant="ghost"
        color="colorPalette.fg"
        _hover={{ bg: 'colorPalette.subtle' }}
        _expanded={{ bg: 'transparent' }}
        size="sm"
        px={{ base: '3', md: '4' }}
        minH={{ base: '11', md: '9' }}
        minW="0"
        flexShrink={1}
        {...(isSet ? { pe: '1.5' } : {})}
        aria-expanded={open}
        aria-controls="teacher-filters"
        aria-busy={busy}
        onPointerEnter={onPrepare}
        onClick={(event) => onToggle(event.currentTarget)}
      >
        <Text as="bdi" truncate data-stored={isSet || undefined}>
          {label}
        </Text>
        {!isSet && (
          <Box asChild transform={open ? 'rotate(180deg)' : undefined} transition="transform 150ms">
            <ChevronDown aria-hidden />
          </Box>
        )}
      </Button>
      {isSet && (
        <Button
          variant="ghost"
          color="colorPalette.fg"
          _hover={{ bg: 'colorPalette.muted' }}
          size="sm"
          minH={{ base: '11', md: '9' }}
          minW={{ base: '11', md: '9' }}
          px="0"
          aria-label={t('removeFilter', { name: label })}
          onClick={() => {
            button.current?.focus();
            onRemove();
          }}
        >
          <X aria-hidden />
        </Button>
      )}
    </Box>
  );
}
