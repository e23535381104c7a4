import { useEffect, useRef } from 'react';
import { Box, Heading, Skeleton, Text } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { documentDays, documentKinds } from '@somo/contracts/rules/verification';
import { query } from '../../lib/query';
import { FetchError } from '../../ui/fetch-error';
import { Loading } from '../../ui/loading';
import { Panel } from '../../ui/panel';
import { DocumentRow } from './document-row';

const id = 'verification';

/** What a teacher can have checked, and how far that is; emails lead here. */
export function VerificationSection() {
  const { t } = useTranslation('verification');
  const found = useQuery(query('GET /api/me/verification'));
  const { hash } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (hash !== `#${id}`) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [hash]);
  return (
    <Panel asChild>
      <section id={id} aria-labelledby={`${id}-title`}>
        <Heading as="h2" size="md" id={`${id}-title`} ref={heading} tabIndex={-1} outline="0" scrollMarginTop="24">
          {t('title')}
        </Heading>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {t('text')} {found.data?.usualDays != null && t('usual', { count: found.data.usualDays })}
        </Text>
        {found.isPending && (
          <Loading label={t('loading')} display="grid" gap="4" mt="5">
            {documentKinds.map((kind) => (
              <Skeleton key={kind} h="12" />
            ))}
          </Loading>
        )}
        <FetchError compact of={found} text={t('failed')} />
        {found.data && (
          <Box as="ul" listStyleType="none" mt="3">
            {documentKinds.map((kind) => (
              <DocumentRow key={kind} kind={kind} cases={found.data.items.filter((one) => one.kind === kind)} />
            ))}
          </Box>
        )}
        {found.data && (
          <Box display="flex" gap="2" mt="4" color="fg.muted" textStyle="sm" _icon={{ w: '4', h: '4', mt: '0.5', flexShrink: 0 }}>
            <ShieldCheck aria-hidden />
            <Text>
              {t('formats')}. {t('privacy', { days: documentDays })}
            </Text>
          </Box>
        )}
      </section>
    </Panel>
  );
}
