import type { ComponentProps } from 'react';
import { Button, IconButton } from '@chakra-ui/react';
import { CalendarPlus } from 'lucide-react';

interface Props extends ComponentProps<typeof Button> {
  text: string;
  label: string;
  isIcon: boolean;
}

const height = { base: '11', md: '9' };

export function AddToCalendarButton({ text, label, isIcon, ...rest }: Props) {
  if (isIcon)
    return (
      <IconButton variant="ghost" size="sm" minW={height} minH={height} title={text} {...rest} aria-label={label}>
        <CalendarPlus aria-hidden />
      </IconButton>
    );
  return (
    <Button variant="plain" size="sm" minH={height} {...rest} aria-label={label}>
      <CalendarPlus aria-hidden />
      {text}
    </Button>
  );
}
