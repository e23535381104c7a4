import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/links';
import { sectionId } from './section-list';
import type { Section } from './use-sections';

/** Links to the sections of a long page. */
export function Contents({ sections }: { sections: Section[] }) {
  const { t } = useTranslation('content');
  return (
    <Panel asChild>
      <nav aria-label={t('onThisPage')}>
        <Heading as="h2" size="sm">
          {t('onThisPage')}
        </Heading>
        <Box as="ul" listStyleType="none" mt="3" display="grid" gap="2">
          {sections.map(({ title }, at) => (
            <li key={title}>
              <TextLink to={`#${sectionId(at)}`} textStyle="sm">
                {title}
              </TextLink>
            </li>
          ))}
        </Box>
      </nav>
    </Panel>
  );
}
