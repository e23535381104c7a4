import { Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '@somo/contracts/timeline';
import { DayList } from './day-list';
import { receiversOf } from './receivers';
import { storyOf } from './story';
import { StoryRow } from './story-row';
import { useSentence } from './use-sentence';

interface Props {
  entries: TimelineEntry[];
  zone: string;
  names: ReadonlyMap<string, string>;
}

/** What happened in sentences, and below it what comes next. */
export function StoryList({ entries, zone, names }: Props) {
  const { t } = useTranslation('timeline');
  const sentence = useSentence(entries, names, zone);
  const to = receiversOf(entries, names);
  const { past, ahead } = storyOf(entries);
  const list = (id: string, lines: typeof past) =>
    lines.length > 0 && (
      <DayList
        id={id}
        items={lines}
        zone={zone}
        atOf={({ entry }) => entry.at}
        keyOf={({ entry }, at) => `${entry.kind}-${entry.name}-${at}`}
      >
        {(line) => <StoryRow line={line} zone={zone} to={to(line.entry)} sentence={sentence} />}
      </DayList>
    );
  return (
    <>
      {list('past', past)}
      {ahead.length > 0 && (
        <Heading as="h2" size="md" mt="2">
          {t('ahead')}
        </Heading>
      )}
      {list('ahead', ahead)}
    </>
  );
}
