import { useRef, type ReactNode, type RefObject } from 'react';
import { Box, Heading, Text } from '@chakra-ui/react';
import { useOutlined } from './settings-outline';

interface Props {
  title: string;
  text?: ReactNode;
  /** 2 for a whole tab, 3 for a part of one. */
  level?: 2 | 3;
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Beside the title: whether it is on. */
  state?: ReactNode;
  children: ReactNode;
}

/** What a setting is about, and its fields below. */
export function SettingsSection({ title, text, level = 3, heading, state, children }: Props) {
  const own = useRef<HTMLHeadingElement>(null);
  const at = heading ?? own;
  const id = useOutlined(title, at);
  return (
    <Box display="grid" rowGap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Box minW="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <Heading as={level === 2 ? 'h2' : 'h3'} size="sm" id={id} ref={at} tabIndex={-1} scrollMarginTop="24">
            {title}
          </Heading>
          {state}
        </Box>
        {text && (
          <Text color="fg.muted" textStyle="sm" mt="1">
            {text}
          </Text>
        )}
      </Box>
      <Box minW="0" display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </Box>
    </Box>
  );
}
