import type { ReactNode } from 'react';
import { Box, chakra, Text, type BoxProps } from '@chakra-ui/react';

// On narrow screens each row becomes a card. The roles are explicit, because a table
// that is not displayed as one is otherwise not exposed to screen readers.
const narrow = (narrowAs: string, wideAs: string) => ({ base: narrowAs, md: wideAs });

/** Space after what is aligned to the end, so that it does not touch the column beside it. */
const beside = '6';

interface Column {
  name: string;
  end?: boolean;
  /** For screen readers only: what the column shows explains itself. */
  hidden?: boolean;
}

export function Table({ label, columns, children }: { label: string; columns: Column[]; children: ReactNode }) {
  return (
    <Box asChild w="full" display={narrow('block', 'table')} borderCollapse="collapse" textStyle="sm" fontVariantNumeric="tabular-nums">
      <table role="table" aria-label={label}>
        <Box as="thead" role="rowgroup" display={narrow('block', 'table-header-group')} srOnly={{ base: true, md: false }}>
          <tr role="row">
            {columns.map(({ name, end, hidden }) => (
              <Box
                as="th"
                role="columnheader"
                key={name}
                textAlign={end ? 'end' : 'start'}
                color="fg.muted"
                fontWeight="semibold"
                px="3"
                pe={end ? beside : undefined}
                whiteSpace={end ? 'nowrap' : undefined}
                pt="5"
                pb="3"
                _first={{ ps: '6' }}
                _last={{ pe: '6' }}
              >
                {hidden ? <Text srOnly>{name}</Text> : name}
              </Box>
            ))}
          </tr>
        </Box>
        <Box as="tbody" role="rowgroup" display={narrow('block', 'table-row-group')}>
          {children}
        </Box>
      </table>
    </Box>
  );
}

/** `areas`: the grid areas of the cells while the row is a card. */
export function Row({ areas, children, ...rest }: { areas: string; children: ReactNode } & BoxProps) {
  return (
    <Box
      as="tr"
      role="row"
      display={narrow('grid', 'table-row')}
      gridTemplateAreas={areas}
      gridTemplateColumns="minmax(0, 1fr) auto"
      gap={narrow('1', '0')}
      columnGap="4"
      alignItems="baseline"
      px={narrow('5', '0')}
      py={narrow('4', '0')}
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: narrow('0', '1px') }}
      {...rest}
    >
      {children}
    </Box>
  );
}

/** A cell that spans the whole table. */
export const WideCell = chakra('td');

interface CellProps extends BoxProps {
  area: string;
  /** Aligned to the end of its column. */
  end?: boolean;
  /** The column's name, shown where the row is a card without column headings. */
  label?: string;
}

export function Cell({ area, end = false, label, children, ...rest }: CellProps) {
  return (
    <Box
      as="td"
      role="cell"
      gridArea={narrow(area, 'auto')}
      textAlign={end ? 'end' : 'start'}
      minW="0"
      overflowWrap="anywhere"
      px={narrow('0', '3')}
      pe={end ? narrow('0', beside) : undefined}
      whiteSpace={end ? { md: 'nowrap' } : undefined}
      py={narrow('0', '3.5')}
      _first={{ ps: narrow('0', '6') }}
      _last={{ pe: narrow('0', '6') }}
      {...rest}
    >
      {label && (
        <Text as="span" color="fg.muted" display={{ md: 'none' }} aria-hidden>
          {`${label} `}
        </Text>
      )}
      {children}
    </Box>
  );
}
