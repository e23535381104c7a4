import type { ReactNode } from 'react';
import { Dialog } from '@chakra-ui/react';

/** The buttons of a long dialog, which stay in view while it is scrolled. */
export function StickyFooter({ children }: { children: ReactNode }) {
  return (
    <Dialog.Footer
      flexWrap="wrap"
      position="sticky"
      bottom="-4"
      zIndex="1"
      bg="bg.panel"
      borderBottomRadius="l3"
      borderTopWidth="1px"
      borderColor="border"
      mt="4"
    >
      {children}
    </Dialog.Footer>
  );
}
