import { useState, type FormEvent } from 'react';
import { Box, Button } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { operatorSearchMax } from '@somo/contracts/rules/operator-search';
import { TextField } from '../../ui/text-field';

/** `searched`: what is being shown; an empty search shows the lists again. */
export function SearchForm({ searched, onSearch }: { searched: string; onSearch: (text: string) => void }) {
  const { t } = useTranslation('operations');
  const [text, setText] = useState(searched);
  function submit(event: FormEvent): void {
    event.preventDefault();
    onSearch(text.trim());
  }
  return (
    <form onSubmit={submit} role="search">
      <Box display="flex" flexWrap="wrap" gap="4" alignItems="flex-start">
        <Box flex="1 1 20rem" minW="0">
          <TextField
            label={t('search.label')}
            hint={t('search.hint')}
            name="q"
            type="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={operatorSearchMax}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Box>
        <Button type="submit" mt={{ base: '0', sm: '1.6875rem' }}>
          {t('search.submit')}
        </Button>
      </Box>
    </form>
  );
}
