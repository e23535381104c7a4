import { Box, Heading } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { Fold } from '../../ui/fold';
import { Panel } from '../../ui/panel';
import { TextLink } from '../../ui/links';
import { sectionId } from './section-list';
import type { Section } from './use-sections';

/** Links to the sections of a long page; collapsed where they would be above its text. */
export function Contents({ sections }: { sections: Section[] }) {
  const { t } = useTranslation('content');
  const links = (
    <Box as="ul" listStyleType="none" mt={{ base: '1', lg: '3' }} display="grid" gap="2">
      {sections.map(({ title }, at) => (
        <li key={title}>
          <TextLink to={`#${sectionId(at)}`} textStyle="sm">
            {title}
          </TextLink>
        </li>
      ))}
    </Box>
  );
  const title = (
    <Heading as="h2" size="sm">
      {t('onThisPage')}
    </Heading>
  );
  return (
    <>
      <Panel asChild display={{ base: 'none', lg: 'block' }}>
        <nav aria-label={t('onThisPage')}>
          {title}
          {links}
        </nav>
      </Panel>
      <Panel asChild display={{ lg: 'none' }} py={{ base: '2', md: '2' }}>
        <nav aria-label={t('onThisPage')}>
          <Fold title={title}>
            <Box pb="3">{links}</Box>
          </Fold>
        </nav>
      </Panel>
    </>
  );
}
