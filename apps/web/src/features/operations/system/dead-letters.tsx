import { useRef, useState } from 'react';
import { Badge, Box, Button, Heading, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Repair } from '@somo/contracts/system';
import { relativeTime } from '../../../lib/relative-time';
import { useNow } from '../../../lib/use-now';
import { Panel } from '../../../ui/panel';
import { QuietLine } from '../quiet-line';
import { DeadLetterContent } from './dead-letter-content';
import type { FailedWork } from './failed-work';
import { RepairDialog } from './repair-dialog';

/** Events and jobs that are not tried again by themselves: why, and what an operator can do about each. */
export function DeadLetters({ letters }: { letters: FailedWork[] }) {
  const { t } = useTranslation('operations');
  const [repairing, setRepairing] = useState<{ action: Repair['action']; letter: FailedWork } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Panel as="section" aria-labelledby="system-dead">
      <Heading as="h2" size="md" id="system-dead" ref={heading} tabIndex={-1}>
        {t('system.dead')}
      </Heading>
      {letters.length === 0 ? (
        <QuietLine>{t('system.noDead')}</QuietLine>
      ) : (
        <>
          <Text color="fg.muted" mb="4">
            {t('system.deadText')}
          </Text>
          <Box as="ul" listStyleType="none" display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
            {letters.map((letter) => (
              <DeadLetterLine
                key={`${letter.service}-${letter.id}`}
                letter={letter}
                onRepair={(action) => setRepairing({ action, letter })}
              />
            ))}
          </Box>
        </>
      )}
      {repairing && <RepairDialog {...repairing} onClose={() => setRepairing(null)} returnTo={() => heading.current} />}
    </Panel>
  );
}

function DeadLetterLine({ letter, onRepair }: { letter: FailedWork; onRepair: (action: Repair['action']) => void }) {
  const { t } = useTranslation('operations');
  const { t: common } = useTranslation();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const { id, service, kind, name, attempts, deadAt, error } = letter;
  const nameId = `dead-${service}-${id}`;
  return (
    <Box as="li" display="flex" flexWrap="wrap" gap="3" justifyContent="space-between" alignItems="flex-start">
      <Box minW="0" flex="1" flexBasis="18rem">
        <Box display="flex" flexWrap="wrap" columnGap="2" alignItems="center">
          <Text id={nameId} fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </Text>
          <Badge size="sm">{t(`system.kinds.${kind}`)}</Badge>
        </Box>
        <Text color="fg.muted" textStyle="sm">
          {t('system.deadSince', { service, tries: t('system.tries', { count: attempts }), when: relativeTime(deadAt, now, common) })}
        </Text>
        <Text fontFamily="ui-monospace, monospace" textStyle="sm" overflowWrap="anywhere" mt="1">
          <bdi dir="auto">{error}</bdi>
        </Text>
      </Box>
      <Box display="flex" flexWrap="wrap" gap="2">
        <Button size="sm" onClick={() => onRepair('replay-dead-letter')}>
          {t('system.replay.act')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => onRepair('drop-dead-letter')}>
          {t('system.drop.act')}
        </Button>
        <Button size="sm" variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'system.content.hide' : 'system.content.show')}
        </Button>
      </Box>
      {isOpen && <DeadLetterContent letter={letter} labelledBy={nameId} />}
    </Box>
  );
}
