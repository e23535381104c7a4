import type { ReactNode } from 'react';
import { Box, Menu, Portal } from '@chakra-ui/react';
import { ArrowUpRight, Circle, Minus, Shapes, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardButton } from './board-button';
import { colors } from './paint';
import { shapes, toolKeys, type Chosen } from './tools';
import { widths } from './trace';

interface Props {
  chosen: Chosen;
  onChoose: (change: Partial<Chosen>) => void;
}

const shapeIcons = {
  line: <Minus aria-hidden />,
  arrow: <ArrowUpRight aria-hidden />,
  rectangle: <Square aria-hidden />,
  ellipse: <Circle aria-hidden />,
};
const colorNames = ['black', 'blue', 'red', 'green', 'orange', 'purple'] as const;
const widthNames = ['thin', 'medium', 'thick'] as const;

export function ShapeMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation('board');
  const shape = shapes.find((one) => one === chosen.tool);
  return (
    <LookMenu
      label={shape ? t('tools.shapeIs', { shape: t(`tools.${shape}`) }) : t('tools.shapes')}
      icon={shape ? shapeIcons[shape] : <Shapes aria-hidden />}
      isPressed={shape !== undefined}
      value={chosen.tool}
      onChoose={(value) => onChoose({ tool: value as (typeof shapes)[number] })}
      choices={shapes.map((value) => ({
        value,
        icon: shapeIcons[value],
        text: t(`tools.${value}`),
        shortcut: toolKeys[value].toUpperCase(),
      }))}
    />
  );
}

export function ColorMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation('board');
  const spot = (color: string) => (
    <Box w="5" h="5" borderRadius="full" borderWidth="2px" borderColor="sand.50" style={{ background: color }} />
  );
  return (
    <LookMenu
      label={t('color.is', { color: t(`color.${colorNames[chosen.color]!}`) })}
      icon={spot(colors[chosen.color]!)}
      value={String(chosen.color)}
      onChoose={(value) => onChoose({ color: Number(value) })}
      choices={colorNames.map((name, at) => ({ value: String(at), icon: spot(colors[at]!), text: t(`color.${name}`) }))}
    />
  );
}

export function WidthMenu({ chosen, onChoose }: Props) {
  const { t } = useTranslation('board');
  const line = (at: number) => <Box w="5" borderRadius="full" bg="currentColor" style={{ height: 1 + widths[at]! / 2 }} />;
  return (
    <LookMenu
      label={t('width.is', { width: t(`width.${widthNames[chosen.width]!}`) })}
      icon={line(chosen.width)}
      value={String(chosen.width)}
      onChoose={(value) => onChoose({ width: Number(value) })}
      choices={widthNames.map((name, at) => ({ value: String(at), icon: line(at), text: t(`width.${name}`) }))}
    />
  );
}

interface LookMenuProps {
  label: string;
  icon: ReactNode;
  isPressed?: boolean;
  value: string;
  choices: { value: string; icon: ReactNode; text: string; shortcut?: string }[];
  onChoose: (value: string) => void;
}

function LookMenu({ label, icon, isPressed, value, choices, onChoose }: LookMenuProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top' }}>
      <Menu.Trigger asChild>
        <BoardButton label={label} {...(isPressed ? { bg: 'brand.500' } : {})}>
          {icon}
        </BoardButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            <Menu.RadioItemGroup value={value} onValueChange={(next) => onChoose(next.value)}>
              {choices.map((choice) => (
                <Menu.RadioItem key={choice.value} value={choice.value} minH="11">
                  <Menu.ItemIndicator />
                  <Box as="span" aria-hidden display="flex" w="6" justifyContent="center">
                    {choice.icon}
                  </Box>
                  {choice.text}
                  {choice.shortcut && <Menu.ItemCommand ms="auto">{choice.shortcut}</Menu.ItemCommand>}
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
