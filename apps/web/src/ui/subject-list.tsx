import { useEffect, useId, useLayoutEffect, useState, type RefObject } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { commonSubjects } from '@somo/contracts/rules/profile';
import { subjectName } from '../i18n/names';
import { useTaughtSubjects } from '../lib/catalog';
import { folded } from '../lib/folded';
import { query } from '../lib/query';
import { Stored } from './stored';
import { i18n } from '../i18n/i18n';

export interface SubjectHintsProps {
  /** In a box of its own width, below which the subjects open. */
  field: RefObject<HTMLInputElement | null>;
  onChoose: (subject: string) => void;
}

const shown = 6;
const pauseMs = 150;

/** Returns the list once its words are there. */
export const loadSubjectList = async () => {
  await i18n.loadNamespaces('search');
  return SubjectList;
};

/** The subjects that the words in a field may mean, below it; the field becomes a combobox while they are there. */
function SubjectList({ field, onChoose }: SubjectHintsProps) {
  const { t } = useTranslation('search');
  const id = useId();
  const [words, setWords] = useState(() => field.current?.value.trim() ?? '');
  // Whoever has moved on before it was there is not shown it.
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current);
  const [active, setActive] = useState(-1);
  const subjects = useSuggested(words);
  const isShown = isOpen && subjects.length > 0;
  const optionId = (at: number) => `${id}-${String(at)}`;

  function choose(subject: string): void {
    setOpen(false);
    setActive(-1);
    setWords(subjectName(subject));
    onChoose(subject);
  }

  // Listens from the moment it is shown, so that it does not miss the field being left.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    const onInput = () => {
      setWords(input.value.trim());
      setActive(-1);
      setOpen(true);
    };
    const open = () => setOpen(true);
    const close = () => setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
      const chosen = isShown ? subjects[active] : undefined;
      if (step !== 0 && subjects.length > 0) {
        // One position more than there are subjects: that of the field itself.
        if (isShown) setActive(((active + 1 + step + subjects.length + 1) % (subjects.length + 1)) - 1);
        setOpen(true);
      } else if (event.key === 'Enter' && chosen !== undefined && !event.isComposing) choose(chosen);
      else if (event.key === 'Enter') return setOpen(false);
      else if (event.key === 'Escape' && isShown) setOpen(false);
      else return;
      event.preventDefault();
    };
    const listeners = { input: onInput, focus: open, click: open, blur: close, keydown: onKey as EventListener };
    for (const [name, listener] of Object.entries(listeners)) input.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(listeners)) input.removeEventListener(name, listener);
    };
  });

  useEffect(() => {
    const input = field.current;
    const attributes = {
      role: 'combobox',
      autocomplete: 'off',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? id : null,
      'aria-activedescendant': isShown && active >= 0 ? optionId(active) : null,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input?.removeAttribute(name);
      else input?.setAttribute(name, value);
    }
  });

  if (!isShown) return null;
  return (
    <Box
      position="absolute"
      top="100%"
      insetStart="0"
      insetEnd="0"
      mt="2"
      zIndex="popover"
      bg="bg.panel"
      color="fg"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="border"
      boxShadow="float"
      p="1.5"
    >
      {words === '' && (
        <Text color="fg.muted" textStyle="xs" fontWeight="semibold" px="3" pt="1.5" pb="1" aria-hidden>
          {t('popularSubjects')}
        </Text>
      )}
      <Box role="listbox" id={id} aria-label={t(words === '' ? 'popularSubjects' : 'suggestedSubjects')}>
        {subjects.map((subject, at) => (
          <Box
            key={subject}
            role="option"
            id={optionId(at)}
            aria-selected={at === active}
            display="flex"
            alignItems="center"
            gap="3"
            px="3"
            minH="11"
            borderRadius="l1"
            cursor="pointer"
            bg={at === active ? 'brand.subtle' : undefined}
            _hover={{ bg: 'brand.subtle' }}
            // The field keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(subject)}
          >
            <Box asChild color="fg.muted" flexShrink={0}>
              <Search size={16} aria-hidden />
            </Box>
            <Stored>{subjectName(subject)}</Stored>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Returns the subjects that begin like the words at once, and then those that are meant by them, if somebody teaches them. */
function useSuggested(words: string): string[] {
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), pauseMs);
    return () => clearTimeout(timer);
  }, [words]);
  const all = useTaughtSubjects().data?.items ?? [];
  const meant = useQuery({ ...query('GET /api/subjects', { query: { q: asked, taught: true } }), enabled: asked !== '' });
  if (words === '') return commonSubjects.filter((subject) => all.includes(subject)).slice(0, shown);
  const place = (subject: string) => ` ${folded(subjectName(subject))}`.indexOf(` ${folded(words)}`);
  // What an earlier text meant is not offered for this one.
  const others = asked === words ? (meant.data?.items ?? []) : [];
  const begun = [...all, ...others].filter((subject) => place(subject) >= 0).sort((a, b) => place(a) - place(b));
  const found = [...new Set([...begun, ...others])].slice(0, shown);
  // What is typed already needs no suggestion.
  return found.length === 1 && folded(subjectName(found[0] ?? '')) === folded(words) ? [] : found;
}
