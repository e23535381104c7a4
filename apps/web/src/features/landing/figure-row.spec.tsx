import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '../../i18n/i18n';
import { quietGateway } from '../../../spec/render-app';
import { system } from '../../ui/theme/system';
import { FigureRow } from './figure-row';

describe('PUB-12 live figures', () => {
  it('are those of this installation, with a dash for missing ones', async () => {
    await i18n.loadNamespaces('landing');
    quietGateway().on('GET /api/stats', () => ({
      teachers: 1024,
      subjects: 51,
      countries: 16,
      completedLessons: 12,
      successRate: 92.9,
      averageRating: null,
    }));
    render(
      <QueryClientProvider client={new QueryClient()}>
        <ChakraProvider value={system}>
          <FigureRow shown="live" />
        </ChakraProvider>
      </QueryClientProvider>,
    );
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
  });
});
