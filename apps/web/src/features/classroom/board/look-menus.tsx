import { Fragment, type ReactNode } from 'react';
import { Box, Menu, Portal } from '@chakra-ui/react';
import { ArrowUpRight, Circle, Minus, Shapes, Square } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BoardButton, Opens } from './board-button';
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
      icon={shape ? shapeIcons[shape] : <Shapes aria-hidden />}
      isPressed={shape !== undefined}
      groups={[
        {
          label: shape ? t('tools.shapeIs', { shape: t(`tools.${shape}`) }) : t('tools.shapes'),
          value: chosen.tool,
          onChoose: (value) => onChoose({ tool: value as (typeof shapes)[number] }),
          choices: shapes.map((value) => ({
            value,
            icon: shapeIcons[value],
            text: t(`tools.${value}`),
            shortcut: toolKeys[value].toUpperCase(),
          })),
        },
      ]}
    />
  );
}

/** Color and width: apart, or in one menu where there is no room for two. */
export function ColorMenus({ chosen, onChoose, isOne }: Props & { isOne: boolean }) {
  const { t } = useTranslation('board');
  const spot = (color: string) => (
    <OnSheet>
      <Box w="3.5" h="3.5" borderRadius="full" style={{ background: color }} />
    </OnSheet>
  );
  const line = (at: number) => (
    <OnSheet>
      <svg viewBox="0 0 22 22" width="22" height="22" fill="none" stroke={colors[0]} strokeLinecap="round" strokeWidth={widths[at]! / 2}>
        <path d="M4 13c4-7 6-6 7-2s4 4 7-2" />
      </svg>
    </OnSheet>
  );
  const color = {
    label: t('color.is', { color: t(`color.${colorNames[chosen.color]!}`) }),
    value: String(chosen.color),
    onChoose: (value: string) => onChoose({ color: Number(value) }),
    choices: colorNames.map((name, at) => ({ value: String(at), icon: spot(colors[at]!), text: t(`color.${name}`) })),
  };
  const width = {
    label: t('width.is', { width: t(`width.${widthNames[chosen.width]!}`) }),
    // Of two groups in one menu, no two choices have the same value.
    value: `w${chosen.width}`,
    onChoose: (value: string) => onChoose({ width: Number(value.slice(1)) }),
    choices: widthNames.map((name, at) => ({ value: `w${at}`, icon: line(at), text: t(`width.${name}`) })),
  };
  const icon = spot(colors[chosen.color]!);
  if (isOne) return <LookMenu icon={icon} groups={[color, width]} />;
  return (
    <>
      <LookMenu icon={icon} groups={[color]} />
      <LookMenu icon={line(chosen.width)} groups={[width]} />
    </>
  );
}

/** A sample as it looks on the sheet. */
function OnSheet({ children }: { children: ReactNode }) {
  return (
    <Box
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      borderRadius="l1"
      bg="white"
      style={{ width: '1.375rem', height: '1.375rem' }}
    >
      {children}
    </Box>
  );
}

interface Group {
  /** What is chosen, in words. */
  label: string;
  value: string;
  choices: { value: string; icon: ReactNode; text: string; shortcut?: string }[];
  onChoose: (value: string) => void;
}

function LookMenu({ icon, isPressed, groups }: { icon: ReactNode; isPressed?: boolean; groups: Group[] }) {
  const label = groups.map((group) => group.label).join(', ');
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: 'top' }}>
      <Menu.Trigger asChild>
        <BoardButton label={label} w="12" gap="0.5" {...(isPressed ? { bg: 'brand.500' } : {})}>
          {icon}
          <Opens />
        </BoardButton>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {groups.map(({ value, choices, onChoose }, at) => (
              <Fragment key={choices[0]?.value}>
                {at > 0 && <Menu.Separator />}
                <Menu.RadioItemGroup value={value} onValueChange={(next) => onChoose(next.value)}>
                  {choices.map((choice) => (
                    <Menu.RadioItem key={choice.value} value={choice.value} minH="11">
                      <Box as="span" aria-hidden display="flex" w="6" justifyContent="center">
                        {choice.icon}
                      </Box>
                      {choice.text}
                      {choice.shortcut && <Menu.ItemCommand ms="auto">{choice.shortcut}</Menu.ItemCommand>}
                      <Box as="span" w="5" ms={choice.shortcut ? undefined : 'auto'}>
                        <Menu.ItemIndicator />
                      </Box>
                    </Menu.RadioItem>
                  ))}
                </Menu.RadioItemGroup>
              </Fragment>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
