import { useRef, type FormEvent } from 'react';
import { Box, Button, IconButton } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { searchMax } from '@somo/contracts/rules/profile';
import { focusOn } from '../../lib/focus-spot';
import { SubjectHints } from '../../ui/subject-hints';

interface Props {
  searched: string;
  onSearch: (words: string) => void;
  /** A suggested subject was chosen. */
  onSubject: (subject: string) => void;
}

/** The search field on the hero. The page sets the search text as its `key`, so that Back fills it again. */
export function SearchBar({ searched, onSearch, onSubject }: Props) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  // Reads the field rather than state, because it may have been filled in before the app started.
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(field.current?.value ?? '');
  }
  return (
    <Box
      asChild
      display="flex"
      alignItems="center"
      bg="bg.panel"
      color="fg"
      borderWidth="1px"
      borderColor={{ _light: 'transparent', _dark: 'border.emphasized' }}
      borderRadius="full"
      p="1.5"
      maxW={{ lg: 'xl' }}
      w="full"
      _focusWithin={{ outline: '2px solid', outlineColor: 'sun.400', outlineOffset: '2px' }}
    >
      <form role="search" onSubmit={submit} style={{ position: 'relative' }}>
        <Box
          asChild
          flex="1"
          minW="0"
          ps={{ base: '3', md: '4' }}
          pe="1"
          h="11"
          bg="transparent"
          outline="none"
          textStyle={{ base: 'sm', md: 'md' }}
          textOverflow="ellipsis"
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        >
          <input
            type="search"
            aria-label={t('searchLabel')}
            placeholder={t('searchPlaceholder')}
            maxLength={searchMax}
            ref={field}
            name="q"
            defaultValue={searched}
          />
        </Box>
        {searched !== '' && (
          <IconButton
            type="button"
            variant="ghost"
            color="fg.muted"
            aria-label={t('clearSearchFor', { words: searched })}
            onClick={() => {
              onSearch('');
              // The field is a new one then.
              focusOn(() => document.querySelector('form[role=search] input'));
            }}
          >
            <X aria-hidden />
          </IconButton>
        )}
        <Button type="submit" colorPalette="clay" size="md" px={{ base: '3', md: '5' }}>
          <Search aria-hidden />
          <Box as="span" srOnly={{ base: true, md: false }}>
            {t('search')}
          </Box>
        </Button>
        <SubjectHints
          field={field}
          onChoose={(subject) => {
            if (field.current) field.current.value = '';
            field.current?.blur();
            onSubject(subject);
          }}
        />
      </form>
    </Box>
  );
}
