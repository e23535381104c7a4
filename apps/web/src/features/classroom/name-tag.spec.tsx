import { beforeAll, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import { i18n } from '../../i18n/i18n';
import { system } from '../../ui/theme/system';
import { initialState } from './call/call-state';
import { LineNote } from './line-note';
import { NameTag } from './name-tag';

beforeAll(() => i18n.loadNamespaces('classroom'));

it('CLS-11 keeps the words about one\u2019s own line apart from the name of the other person', () => {
  const text = 'Your connection is slow right now, so you send voice. Your voice comes first.';
  render(
    <ChakraProvider value={system}>
      <LineNote phase="connected" words={{ text }} isPlain={false} onChange={() => undefined} />
      <NameTag state={{ ...initialState, phase: 'connected' }} name="Amara" />
    </ChakraProvider>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(text);
  expect(screen.getByRole('status').parentElement).not.toHaveTextContent('Amara');
  expect(screen.getByText('Amara')).toBeVisible();
});
