import { useState, type FormEvent } from 'react';
import { Box, Button, Field, Input } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { operatorSearchMax } from '@somo/contracts/rules/operator-search';

interface Props {
  /** What is being shown; an empty search shows the lists again. */
  searched: string;
  label: string;
  hint: string;
  onSearch: (text: string) => void;
}

export function SearchForm({ searched, label, hint, onSearch }: Props) {
  const { t } = useTranslation('operations');
  const [text, setText] = useState(searched);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form onSubmit={submit} role="search">
      <Box display="flex" columnGap="3" alignItems="flex-start" maxW="3xl">
        <Field.Root flex="1" minW="0">
          <Field.Label>{label}</Field.Label>
          <Box position="relative" w="full">
            <Box
              aria-hidden
              position="absolute"
              insetStart="4"
              top="50%"
              transform="translateY(-50%)"
              color="fg.muted"
              pointerEvents="none"
              _icon={{ w: '5', h: '5' }}
            >
              <Search />
            </Box>
            <Input
              ps="11"
              name="q"
              type="search"
              autoComplete="off"
              spellCheck={false}
              maxLength={operatorSearchMax}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Box>
          <Field.HelperText>{hint}</Field.HelperText>
        </Field.Root>
        <Button type="submit" mt="1.6875rem">
          {t('search.submit')}
        </Button>
      </Box>
    </form>
  );
}
