import type { ReactNode } from 'react';
import { Box } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Boundary } from './boundary';
import { ErrorState } from './error-state';

interface IsolatedProps {
  /** What is drawn: when it changes, drawing it is tried again. */
  of: unknown;
  /** What a row is: the sentence takes its place. */
  as?: 'div' | 'li' | 'tr' | undefined;
  children: () => ReactNode;
}

interface EachProps<T> extends Pick<IsolatedProps, 'as'> {
  of: readonly T[];
  children: (item: T, at: number) => ReactNode;
}

/** Draws the rows or cards of a list, each of them isolated. */
export function Each<T extends { id: string }>({ of, as, children }: EachProps<T>) {
  return of.map((item, at) => (
    <Isolated key={item.id} of={item} as={as}>
      {() => children(item, at)}
    </Isolated>
  ));
}

/** Renders one item of a list. If that throws, an error takes its place; the rest of the page stays. */
export function Isolated({ of, as = 'div', children }: IsolatedProps) {
  const { t } = useTranslation();
  const instead = (again: () => void) => {
    const words = <ErrorState compact text={t('notShown')} retry={again} />;
    return <Box as={as}>{as === 'tr' ? <td colSpan={99}>{words}</td> : words}</Box>;
  };
  return (
    <Boundary of={of} instead={instead}>
      {children}
    </Boundary>
  );
}
