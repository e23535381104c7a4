import { useRef, useState } from 'react';
import { Box, Button, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { Lock, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Student, StudentNote } from '@somo/contracts/students';
import { AddNoteDialog } from './add-note-dialog';
import { DeleteNoteDialog } from './delete-note-dialog';
import { NoteCard } from './note-card';

/** From so many notes on they can be searched. */
const searchedFrom = 4;

/** What the teacher has noted about a student, newest first. */
export function NoteList({ student, zone }: { student: Student; zone: string }) {
  const { t } = useTranslation('students');
  const [isAdding, setAdding] = useState(false);
  const [deleted, setDeleted] = useState<StudentNote | null>(null);
  const [search, setSearch] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const words = search.trim().toLowerCase();
  const { notes } = student;
  const found = words === '' ? notes : notes.filter(({ text }) => text.toLowerCase().includes(words));
  const returnTo = () => addButton.current;
  return (
    <section>
      <Box display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="3">
        <Box>
          <Heading as="h3" size="sm">
            {t('notes')}
          </Heading>
          <Text textStyle="sm" color="fg.muted" display="flex" alignItems="center" gap="1.5" _icon={{ w: '3.5', h: '3.5' }}>
            <Lock aria-hidden />
            {t('notesPrivate')}
          </Text>
        </Box>
        <Button ref={addButton} variant="outline" minH="11" onClick={() => setAdding(true)}>
          <Plus aria-hidden />
          {t('addNote')}
        </Button>
      </Box>
      {notes.length >= searchedFrom && (
        <Input
          type="search"
          mb="3"
          aria-label={t('searchNotes')}
          placeholder={t('searchNotes')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      )}
      {found.length === 0 && <Text color="fg.muted">{t(notes.length === 0 ? 'noNotes' : 'noNotesFound')}</Text>}
      <Stack as="ul" gap="3" listStyleType="none">
        {found.map((note) => (
          <NoteCard key={note.id} note={note} zone={zone} onDelete={() => setDeleted(note)} />
        ))}
      </Stack>
      {isAdding && <AddNoteDialog student={student} onClose={() => setAdding(false)} returnTo={returnTo} />}
      {deleted && <DeleteNoteDialog note={deleted} onClose={() => setDeleted(null)} returnTo={returnTo} />}
    </section>
  );
}
