import { useState } from 'react';
import { Box, Button, Skeleton } from '@chakra-ui/react';
import { CalendarDays } from 'lucide-react';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Loading } from '../../../ui/loading';
import { PageHeader } from '../../../ui/page-header';
import { Panel } from '../../../ui/panel';
import { StatCard } from '../../../ui/stat-card';
import { Specimen } from './specimen';

const drawings = ['calendar', 'search', 'bell', 'door', 'cloud', 'path'] as const;
const nothing = () => {};

export function States() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Specimen name="Page header">
        <PageHeader title="My Lessons" text="Your upcoming and past lessons.">
          <Button variant="outline">Refresh</Button>
        </PageHeader>
      </Specimen>
      <Specimen name="Stat cards: full, loading, failed">
        <Box display="grid" gap="6" gridTemplateColumns="repeat(auto-fit, minmax(12rem, 1fr))">
          {[4, undefined, null].map((value, at) => (
            <StatCard key={at} label="Upcoming Lessons" value={value} icon={<CalendarDays />} tint="brand" retry={nothing} />
          ))}
        </Box>
      </Specimen>
      <Specimen name="Empty, error, loading">
        <Box display="grid" gap="6" gridTemplateColumns="repeat(auto-fit, minmax(16rem, 1fr))">
          {drawings.map((drawing) => (
            <Panel key={drawing}>
              <EmptyState drawing={drawing} title={drawing} text="One sentence." action={<Button>One action</Button>} />
            </Panel>
          ))}
          <Panel>
            <ErrorState text="Failed to load teachers data. Please try again later." retry={nothing} />
          </Panel>
          <Panel>
            <ErrorState
              compact
              text="Failed to load your lessons. Please try again later."
              note="Offline copy from 9:00 AM (GMT)"
              retry={nothing}
            />
          </Panel>
          <Panel>
            <Loading label="Loading">
              <Skeleton h="20" mb="4" />
              <Skeleton h="6" w="1/2" />
            </Loading>
          </Panel>
        </Box>
      </Specimen>
      <Specimen name="Confirm dialog">
        <Button colorPalette="clay" onClick={() => setOpen(true)}>
          Cancel lesson
        </Button>
        <ConfirmDialog
          open={open}
          danger
          title="Cancel this lesson?"
          keep="Keep lesson"
          confirm="Cancel lesson"
          onKeep={close}
          onConfirm={close}
        >
          You get the full $25.00 back.
        </ConfirmDialog>
      </Specimen>
    </>
  );
}
