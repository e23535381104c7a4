import { useEffect, useRef, useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/text-field';
import { folded } from '../../lib/folded';
import { QuestionGroups } from './question-groups';
import { SectionList } from './section-list';
import { useSections, type Section } from './use-sections';

function about(words: string) {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  return ({ title, paragraphs }: Section) => {
    const text = folded([title, ...paragraphs].join(' '));
    return wanted.every((word) => text.includes(word));
  };
}

/** Questions and answers, filtered to those that contain every word typed. */
export function Questions() {
  const { t } = useTranslation('content');
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Picks up what was typed before the app started.
  useEffect(() => setWords(field.current?.value ?? ''), []);
  const found = useSections('help').filter(about(words));
  return (
    <>
      <Box asChild mb="8">
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <TextField
            ref={field}
            type="search"
            label={t('searchHelp')}
            placeholder={t('searchHelpHint')}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </form>
      </Box>
      <Text role="status" srOnly={found.length > 0} color="fg.muted">
        {found.length > 0 ? t('answers', { count: found.length }) : t('noAnswers')}
      </Text>
      {words.trim() === '' ? <QuestionGroups /> : <SectionList sections={found} />}
    </>
  );
}
