import { useEffect, useState, type ComponentType } from 'react';
import { Box, Button, Spinner } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../ui/error-state';
import { Loading } from '../../ui/loading';
import { stageViews } from './stage-views';
import type { StageView } from './view-name';
import type { ViewProps } from './view-props';

/** A view of the stage; until it is loaded, and if it cannot be, the way back to the people. */
export function OpenView({ view, ...props }: ViewProps & { view: StageView }) {
  const { t } = useTranslation(['classroom', 'common']);
  const [part, setPart] = useState<{ of: StageView; View: ComponentType<ViewProps> }>();
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isWanted = true;
    stageViews[view]?.load().then(
      (View) => isWanted && setPart({ of: view, View }),
      () => isWanted && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [view, attempt]);
  if (part?.of === view) return <part.View {...props} />;
  return (
    <Box position="absolute" inset="0" display="flex" alignItems="center" justifyContent="center" bg="bg" color="fg" overflowY="auto">
      {failed ? (
        <ErrorState
          compact
          text={t('view.failed')}
          retry={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
          action={
            <Button variant="outline" onClick={props.onClose}>
              {t('view.close')}
            </Button>
          }
        />
      ) : (
        <Loading label={t('view.loading')}>
          <Spinner />
        </Loading>
      )}
    </Box>
  );
}
