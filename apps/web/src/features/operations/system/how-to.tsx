import type { ReactNode } from 'react';
import { Text, VisuallyHidden } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../../ui/fold';

interface Props {
  /** What it is about. */
  of: string;
  /** Whether it has not been set up yet, was and does not work, or works and keeps something. */
  kind: 'off' | 'fix' | 'kept';
  children: ReactNode;
}

/** Settings, commands and places of files, folded until asked for. */
export function HowTo({ of, kind, children }: Props) {
  const { t } = useTranslation('operations');
  const title = (
    <Text as="span" textStyle="sm" fontWeight="semibold" color="brand.fg">
      {t(`system.how.${kind}`)}
      <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
    </Text>
  );
  return (
    <Fold title={title} space="1" w="fit-content" maxW="100%" summary={{ justifyContent: 'flex-start', gap: '1.5' }}>
      {children}
    </Fold>
  );
}
