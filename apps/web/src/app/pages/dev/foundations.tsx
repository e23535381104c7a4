import { Badge, Box, Button, Heading, Stack, Text } from '@chakra-ui/react';
import { ButtonLink, TextLink } from '../../../ui/links';
import { KenteStrip } from '../../../ui/kente-strip';
import { Logo } from '../../../ui/logo';
import { colors } from '../../../ui/theme/palette';
import { tokens } from '../../../ui/theme/tokens';
import { Specimen } from './specimen';

const headings = ['2xl', 'xl', 'lg', 'md', 'sm'] as const;
const variants = ['solid', 'outline', 'subtle', 'ghost', 'plain'] as const;

export function Foundations() {
  return (
    <>
      <Specimen name="Logo and kente">
        <Logo />
        <Box mt="4">
          <KenteStrip />
        </Box>
      </Specimen>
      <Specimen name="Colours">
        {Object.entries(colors).map(([ramp, steps]) => (
          <Box key={ramp} display="flex" flexWrap="wrap" gap="1" mb="2" alignItems="center">
            <Text w="16" textStyle="sm">
              {ramp}
            </Text>
            {Object.keys(steps)
              .map((step) => (step === 'value' ? ramp : `${ramp}.${step}`))
              .map((color) => (
                <Box key={color} w="12" h="12" borderRadius="l1" bg={color} title={color} />
              ))}
          </Box>
        ))}
      </Specimen>
      <Specimen name="Type">
        <Stack>
          {headings.map((size) => (
            <Heading key={size} as="p" size={size}>{`Heading ${size}: ẹ̀kọ́, Ọlátúnjí`}</Heading>
          ))}
          {Object.keys(tokens.fontSizes).map((size) => (
            <Text key={size} textStyle={size}>{`Text ${size}`}</Text>
          ))}
        </Stack>
      </Specimen>
      <Specimen name="Buttons, links and badges">
        {(['brand', 'clay'] as const).map((palette) => (
          <Box key={palette} display="flex" flexWrap="wrap" gap="3" mb="4" alignItems="center" colorPalette={palette}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} colorPalette={palette}>
                {variant}
              </Button>
            ))}
            <Button size="sm">small</Button>
            <Button size="lg">large</Button>
            <Button disabled>disabled</Button>
          </Box>
        ))}
        <Box display="flex" flexWrap="wrap" gap="3" alignItems="center">
          <ButtonLink to="/dev/ui">ButtonLink</ButtonLink>
          <TextLink to="/dev/ui">TextLink</TextLink>
          {['brand', 'clay', 'leaf', 'sand'].map((palette) => (
            <Badge key={palette} colorPalette={palette}>
              {palette}
            </Badge>
          ))}
          <Badge variant="outline">outline</Badge>
          <Badge variant="solid">3</Badge>
        </Box>
      </Specimen>
    </>
  );
}
