import { useState } from 'react';
import { Box, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Material } from '@somo/contracts/materials';
import { isFromRight } from '../../../lib/reading';
import { query } from '../../../lib/query';
import { FetchError } from '../../../ui/fetch-error';
import type { ViewProps } from '../view-props';
import { drawOn } from '../board/draw-on';
import { useShortcuts } from '../use-shortcuts';
import { topOf, zoomed } from './looks';
import { PageBar } from './page-bar';
import { PageSheet } from './page-sheet';
import { usePagePicture } from './use-page-picture';
import { usePointer } from './use-pointer';
import { useShowing } from './use-showing';

/** A page of a material that one of the two shows to both. */
export function PageView(props: ViewProps) {
  const { t } = useTranslation('materials');
  const { place, state } = props;
  const materials = useQuery(query('GET /api/lessons/:id/materials', { params: { id: place.lesson.id } }));
  const material = materials.data?.items.find(({ id }) => id === state.shared.shown?.materialId);
  return (
    <Box position="absolute" inset="0" display="flex" flexDirection="column" bg="bg" color="fg">
      {material ? (
        <ShownPage {...props} material={material} />
      ) : (
        <Box m="auto" p="4">
          <FetchError compact of={materials} text={t('failed')} />
          {materials.data && <Text>{t('notShownAnyMore')}</Text>}
        </Box>
      )}
    </Box>
  );
}

function ShownPage({ material, ...props }: ViewProps & { material: Material }) {
  const { t } = useTranslation('materials');
  const { place, call, onClose } = props;
  const { isMine, look, isAway, change, follow, show, stop } = useShowing(props);
  const { spot, point } = usePointer(call);
  const count = material.pages?.count ?? 1;
  const picture = usePagePicture(place.lesson.id, material, look.page);
  const turnTo = (page: number) => page >= 1 && page <= count && change(topOf(page));
  const turn = (by: 1 | -1) => turnTo(look.page + by);
  // A picture is looked at, a page is read.
  const [isWhole, setWhole] = useState(!material.pages);
  const enlarge = () => (isWhole ? setWhole(false) : change(zoomed(look, 1.5)));
  const reduce = () => (look.zoom > 1 ? change(zoomed(look, 1 / 1.5)) : setWhole(true));
  useShortcuts({
    arrowright: () => turn(isFromRight() ? -1 : 1),
    arrowleft: () => turn(isFromRight() ? 1 : -1),
    ...{ '+': enlarge, '=': enlarge, '-': reduce },
  });
  const { name: fileName } = material.file;
  return (
    <>
      <PageBar
        {...{ fileName, count, look, isWhole, isMine, isAway, onClose }}
        name={place.name}
        onEnlarge={enlarge}
        onReduce={reduce}
        onTurn={turn}
        onFollow={follow}
        onShow={show}
        onDraw={() => drawOn(call, { materialId: material.id, page: look.page })}
        onStop={stop}
      />
      <PageSheet
        {...{ picture, look, isWhole }}
        alt={t('pageAlt', { page: look.page, count, name: fileName })}
        onLook={change}
        onTurn={turn}
        onPoint={(where) => isMine && point(where)}
        spot={!isMine && spot?.page === look.page ? spot : undefined}
        name={place.name}
      />
    </>
  );
}
