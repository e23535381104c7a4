import type { ReactElement } from 'react';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '../../i18n/i18n';
import { quietGateway } from '../../../spec/render-app';
import { system } from '../../ui/theme/system';
import { FigureRow } from './figure-row';

function draw(row: ReactElement): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChakraProvider value={system}>{row}</ChakraProvider>
    </QueryClientProvider>,
  );
}

beforeAll(() => i18n.loadNamespaces('landing'));

describe('PUB-12 live figures', () => {
  it('are those of this installation, with a dash for missing ones', async () => {
    quietGateway().on('GET /api/stats', () => ({
      teachers: 1024,
      subjects: 51,
      countries: 16,
      completedLessons: 12,
      successRate: 92.9,
      averageRating: null,
    }));
    draw(<FigureRow shown="live" />);
    expect(await screen.findByText('1,024')).toBeVisible();
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '1,024',
      '51',
      '92%',
      '12',
      '16',
      '–',
      '24/7',
    ]);
    expect(screen.queryByText('Example figures')).toBeNull();
  });
});

describe('figures as written', () => {
  it('PUB-12 says that figures as written are examples', () => {
    draw(<FigureRow shown="as-written" />);
    expect(screen.getByText('10,000+')).toBeVisible();
    expect(screen.getByText('Example figures')).toBeVisible();
  });
});
