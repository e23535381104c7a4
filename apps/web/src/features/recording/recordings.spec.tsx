import { describe, expect, it } from '@jest/globals';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { Recording } from '@somo/contracts/recordings';
import { i18n } from '../../i18n/i18n';
import { hours } from '../../../spec/builders';
import { quietGateway } from '../../../spec/render-app';
import { system } from '../../ui/theme/system';
import { Recordings } from './recordings';

const recording = (id: string, is: Partial<Recording>): Recording => ({
  ...{ id, lessonId: 'lesson-1', state: 'ended', kind: 'voice', askedBy: 'teacher-1', askedFrom: 'peer-2' },
  ...{ startedAt: hours(0), beganAt: hours(0), endedAt: hours(1), endedBy: null, seconds: null, bytes: null, contentType: null },
  ...{ isComplete: false, deletesAt: null, deletedAt: null, deletedBy: null },
  ...is,
});

describe('the recordings of a lesson', () => {
  it('CLS-10 numbers those that exist, and gives no beginning to one that never started', async () => {
    await i18n.changeLanguage('en');
    await i18n.loadNamespaces('recording');
    quietGateway().on('GET /api/lessons/:id/recordings', () => ({
      items: [recording('1', {}), recording('2', { state: 'failed', startedAt: null, beganAt: null }), recording('3', {})],
      keptDays: 30,
      guardian: null,
    }));
    render(
      <ChakraProvider value={system}>
        <QueryClientProvider client={new QueryClient()}>
          <Recordings lessonId="lesson-1" userId="student-1" name="Kofi" zone="UTC" isOver />
        </QueryClientProvider>
      </ChakraProvider>,
    );
    const groups = await screen.findAllByRole('group');
    expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/1 of 2/),
      expect.stringMatching(/2 of 2/),
    ]);
  });
});
