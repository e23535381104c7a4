import { useEffect, useState } from 'react';
import { Box, Button, Dialog, Portal, Text } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import Cropper, { type Area } from 'react-easy-crop';
import { cut } from './cut-picture';

interface Props {
  file: File;
  busy: boolean;
  onClose: () => void;
  onUse: (picture: Blob) => void;
  /** The browser could not open the file. */
  onUnreadable: () => void;
  returnTo: () => HTMLElement | null;
}

const zoomMax = 4;
/** Pixels per arrow key. */
const step = 8;

/** Chooses the square of a picture that is shown, by pointer, pinch, wheel or keyboard. */
export function CropDialog({ file, busy, onClose, onUse, onUnreadable, returnTo }: Props) {
  const { t } = useTranslation(['profile', 'common']);
  const [url, setUrl] = useState<string>();
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const use = async () => {
    if (!url || !area) return;
    const picture = await cut(url, area);
    if (picture) onUse(picture);
    else onUnreadable();
  };
  return (
    <Dialog.Root open closeOnInteractOutside={false} finalFocusEl={returnTo} onOpenChange={(change) => !change.open && !busy && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>{t('picture.cropTitle')}</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body>
              <Text mb="4">{t('picture.cropText')}</Text>
              <Box position="relative" h={{ base: '64', sm: '80' }} borderRadius="l2" overflow="hidden" bg="bg.muted">
                {url && (
                  <Cropper
                    image={url}
                    crop={place}
                    zoom={zoom}
                    maxZoom={zoomMax}
                    aspect={1}
                    showGrid={false}
                    keyboardStep={step}
                    cropperProps={{ 'aria-label': t('picture.area'), role: 'application' }}
                    mediaProps={{ alt: '', onError: onUnreadable }}
                    onCropChange={setPlace}
                    onZoomChange={setZoom}
                    onCropComplete={(_, pixels) => setArea(pixels)}
                  />
                )}
              </Box>
              <Box asChild display="flex" alignItems="center" gap="4" mt="5" color="fg" textStyle="sm" fontWeight="semibold">
                <label>
                  {t('picture.zoom')}
                  <Box asChild flex="1" accentColor="brand.solid" minH="11">
                    <input
                      type="range"
                      min={1}
                      max={zoomMax}
                      step={0.05}
                      value={zoom}
                      onChange={({ target }) => setZoom(Number(target.value))}
                    />
                  </Box>
                </label>
              </Box>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" disabled={busy} onClick={onClose}>
                {t('common:cancel')}
              </Button>
              <Button disabled={busy || !area} onClick={() => void use()}>
                {t(busy ? 'picture.uploading' : 'picture.use')}
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
