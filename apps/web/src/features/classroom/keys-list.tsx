import { Fragment } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { KeyCap } from './key-cap';

const keys = { M: 'microphone', V: 'camera', C: 'chat', B: 'board', H: 'hand', Esc: 'escape' } as const;

/** What each key does in the room. */
export function KeysList() {
  const { t } = useTranslation('classroom');
  return (
    <Box as="dl" display="grid" gridTemplateColumns="auto minmax(0, 1fr)" alignItems="center" columnGap="3" rowGap="2" textStyle="sm">
      {Object.entries(keys).map(([key, act]) => (
        <Fragment key={key}>
          <dt>
            <KeyCap>{key}</KeyCap>
          </dt>
          <dd>{t(`keys.${act}`)}</dd>
        </Fragment>
      ))}
    </Box>
  );
}
