import { useRef, useState } from 'react';
import { Badge, Box, Button, Heading, Spinner, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { documentTypes, type DocumentKind } from '@somo/contracts/rules/verification';
import type { VerificationCase } from '@somo/contracts/verification';
import { percent } from '../../lib/format';
import { useNow } from '../../lib/use-now';
import { LiveRegion } from '../../ui/live-region';
import { DocumentFacts } from './document-facts';
import { mayRenew, shownCase } from './shown-case';
import { useSendDocument } from './use-send-document';
import { WithdrawDialog } from './withdraw-dialog';

interface Props {
  kind: DocumentKind;
  /** Of this kind, newest first. */
  cases: VerificationCase[];
}

const colors = { pending: 'sand', approved: 'leaf', refused: 'clay', expired: 'clay' } as const;

/** One kind of document: how far it is, and what the teacher can do. */
export function DocumentRow({ kind, cases }: Props) {
  const { t } = useTranslation('verification');
  const now = useNow(60_000);
  const input = useRef<HTMLInputElement>(null);
  const [withdrawing, setWithdrawing] = useState<VerificationCase>();
  const { send, isSending, share, problem } = useSendDocument(kind);
  const shown = shownCase(cases);
  const name = t(`kinds.${kind}.name`);
  const act = shown === undefined ? t('send') : t(shown.status === 'refused' ? 'sendAgain' : 'renew');
  const maySend = shown === undefined || mayRenew(shown, now);
  return (
    <Box as="li" py="4" borderTopWidth="1px" borderColor="border" _first={{ borderTopWidth: 0 }}>
      <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="6" rowGap="3">
        <Box flex="1 1 16rem" minW="0">
          <Box display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
            <Heading as="h3" size="sm">
              {name}
            </Heading>
            {shown && (
              <Badge size="sm" colorPalette={colors[shown.status]}>
                {t(`status.${shown.status}`)}
              </Badge>
            )}
          </Box>
          {shown ? (
            <DocumentFacts of={shown} />
          ) : (
            <Text color="fg.muted" textStyle="sm" mt="0.5">
              {t(`kinds.${kind}.what`)}
            </Text>
          )}
          {problem && (
            <Text role="alert" color="clay.fg" textStyle="sm" mt="1.5">
              {problem}
            </Text>
          )}
        </Box>
        <LiveRegion>
          {isSending && (
            <Text display="flex" alignItems="center" gap="2" textStyle="sm" minH="11">
              <Spinner size="sm" />
              {share < 1 ? t('sending', { share: percent(share) }) : t('checking')}
            </Text>
          )}
        </LiveRegion>
        {!isSending && (
          <Box display="flex" flexWrap="wrap" gap="2">
            {shown && (shown.document || shown.status === 'approved') && (
              <Button size="sm" variant="plain" aria-label={t('withdrawOf', { kind: name })} onClick={() => setWithdrawing(shown)}>
                {t('withdraw')}
              </Button>
            )}
            {maySend && (
              <Button
                size="sm"
                variant={kind === 'identity' && shown === undefined ? 'solid' : 'outline'}
                aria-label={t('sendOf', { act, kind: name })}
                onClick={() => input.current?.click()}
              >
                {act}
              </Button>
            )}
          </Box>
        )}
      </Box>
      <input
        ref={input}
        type="file"
        hidden
        accept={[...documentTypes, '.pdf', '.jpg', '.jpeg', '.png'].join(',')}
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {withdrawing && (
        <WithdrawDialog
          of={withdrawing}
          onClose={() => setWithdrawing(undefined)}
          returnTo={() => document.getElementById('verification-title')}
        />
      )}
    </Box>
  );
}
