import { useRef, useState } from 'react';
import { Box, Button, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { messageExtensions } from '@somo/contracts/rules/uploads';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { AgainDialog } from './again-dialog';
import { MaterialRow } from './material-row';
import { RemoveDialog } from './remove-dialog';
import { SendingRow } from './sending-row';
import type { OnItsWay, SendsMaterials } from './use-sending';

interface Props {
  lessonId: string;
  userId: string;
  /** The first name of the other person. */
  otherName: string;
  /** False of a cancelled lesson: what it has can still be read. */
  mayAdd: boolean;
  sending: SendsMaterials;
  /** In a call: shows a file to both. */
  onShow?: ((materialId: string) => void) | undefined;
  /** The file that is shown to both right now. */
  shown?: string | undefined;
}

const accepted = messageExtensions.map((extension) => `.${extension}`).join(',');

/** The files of a lesson, which both of its people see, and add. */
export function Materials({ lessonId, userId, otherName, mayAdd, sending, onShow, shown }: Props) {
  const { t } = useTranslation('materials');
  const materials = useQuery(query('GET /api/lessons/:id/materials', { params: { id: lessonId } }));
  const { onTheirWay, send, prepare, drop } = sending;
  const [removing, setRemoving] = useState<Material>();
  const [isAgain, setAgain] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const items = materials.data?.items ?? [];
  const sendingOf = (id: string) => onTheirWay.findLast(({ materialId }) => materialId === id);
  const problemOf = (id: string) => sendingOf(id)?.problem ?? null;
  /** A file that was added, and whose pages are being prepared, is one line. */
  const isAtRest = ({ id }: Material) => !sendingOf(id) || problemOf(id) !== null;
  const isInSight = ({ materialId, problem }: OnItsWay) => problem === null || materialId === undefined;
  return (
    <>
      {materials.isPending && <Skeleton h="24" borderRadius="l2" />}
      <FetchError compact of={materials} text={t('failed')} />
      {materials.data && items.length + onTheirWay.length === 0 && (
        <Text color="fg.muted" textStyle="sm">
          {mayAdd ? t('none', { name: otherName }) : t('noneAnyMore')}
        </Text>
      )}
      <Box as="ul" listStyleType="none">
        {items.filter(isAtRest).map((material) => (
          <MaterialRow
            key={material.id}
            {...{ material, otherName }}
            isOwn={material.addedBy === userId}
            onShow={onShow}
            isShown={material.id === shown}
            problem={problemOf(material.id)}
            onPrepare={mayAdd ? () => prepare(material) : undefined}
            onRemove={() => setRemoving(material)}
          />
        ))}
        {onTheirWay.filter(isInSight).map((one) => (
          <SendingRow key={one.key} of={one} onDrop={() => drop(one.key)} />
        ))}
      </Box>
      {mayAdd && (
        <Box display="flex" flexWrap="wrap" gap="2" mt="3">
          <Button ref={add} variant="outline" size="sm" onClick={() => input.current?.click()}>
            <Plus aria-hidden />
            {t('add')}
          </Button>
          <Button variant="ghost" size="sm" onClick={() => setAgain(true)}>
            {t('again')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept={accepted}
            aria-label={t('add')}
            onChange={({ target }) => {
              send([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
        </Box>
      )}
      {isAgain && <AgainDialog lessonId={lessonId} present={items} onClose={() => setAgain(false)} />}
      {removing && (
        <RemoveDialog
          {...{ lessonId, otherName }}
          material={removing}
          onClose={() => setRemoving(undefined)}
          returnTo={() => add.current}
        />
      )}
    </>
  );
}
