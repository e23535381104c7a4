import { useState } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { OutsideLink } from '../../ui/outside-link';
import { playerOf } from './video-player';

/** The teacher's introduction video: nothing of it is loaded before it is asked for. What cannot be played in the page is a link. */
export function IntroVideo({ link, name }: { link: string; name: string }) {
  const { t } = useTranslation('booking');
  const [isPlaying, setPlaying] = useState(false);
  const player = playerOf(link);
  if (!player) return <OutsideLink to={link}>{t('watchVideo')}</OutsideLink>;
  if (!isPlaying)
    return (
      <>
        <Button variant="outline" onClick={() => setPlaying(true)} mt="1">
          <Play aria-hidden />
          {t('watchVideo')}
        </Button>
        <Text color="fg.muted" textStyle="sm" mt="1">
          {t('videoFrom', { site: player.name })}
        </Text>
      </>
    );
  return (
    <Box mt="2" aspectRatio={16 / 9} borderRadius="l2" overflow="hidden" bg="bg.muted">
      <iframe
        src={player.src}
        title={t('videoOf', { name })}
        width="100%"
        height="100%"
        style={{ border: 0 }}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
      />
    </Box>
  );
}
