import { useRef, useState, type ChangeEvent } from 'react';
import { Box, Button, Text } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Person } from '@somo/contracts/people';
import { pictureBytesMax, pictureTypes } from '@somo/contracts/rules/avatar';
import { mutation } from '../../lib/mutation';
import { refusalOf } from '../../lib/problem';
import { toast } from '../../lib/toast';
import { useDeferredImport } from '../../lib/use-deferred-import';
import { PersonAvatar } from '../../ui/person-avatar';
import { showProfile } from './api/show-profile';

const loadCropper = () => import('./crop-dialog').then((file) => file.CropDialog);

/** The own picture, with what changes and removes it; both take effect at once. */
export function AvatarField({ profile }: { profile: Person }) {
  const { t } = useTranslation('profile');
  const [chosen, setChosen] = useState<File | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { part: CropDialog, ...crop } = useDeferredImport(loadCropper);
  const saving = useMutation({ ...mutation('PUT /api/me/avatar'), onSuccess: showProfile });
  const deleting = useMutation({ ...mutation('DELETE /api/me/avatar'), onSuccess: showProfile });
  const busy = saving.isPending || deleting.isPending;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    // The same file can be chosen again.
    target.value = '';
    if (!file) return;
    const wrong = pictureTypes.some((type) => type === file.type) ? file.size > pictureBytesMax && 'tooLarge' : 'wrongType';
    if (wrong) return toast(t('picture.failed'), t(`picture.${wrong}`), 'error');
    setChosen(file);
    crop.show();
  }
  function upload(picture: Blob): void {
    const form = new FormData();
    form.append('file', picture, 'picture.jpg');
    saving.mutate(
      { form },
      {
        onSuccess: () => {
          setChosen(null);
          toast(t('picture.uploaded'), t('picture.uploadedText'));
        },
        onError: (error) => toast(t('picture.failed'), refusalOf(error) ?? t('picture.failedText'), 'error'),
      },
    );
  }
  function remove(): void {
    deleting.mutate(undefined, {
      onSuccess: () => toast(t('picture.removed'), t('picture.removedText')),
      onError: (error) => toast(t('picture.notRemoved'), refusalOf(error) ?? t('picture.failedText'), 'error'),
    });
    button.current?.focus();
  }
  return (
    <Box role="group" aria-label={t('picture.label')} display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <PersonAvatar person={profile} size="20" />
      <Box flex="1 1 10rem">
        <Box display="flex" flexWrap="wrap" gap="2">
          <Button
            ref={button}
            size="sm"
            variant="outline"
            disabled={busy}
            onPointerEnter={crop.prepare}
            onClick={() => input.current?.click()}
          >
            {t(profile.avatarUrl ? 'picture.change' : 'picture.upload')}
          </Button>
          {profile.avatarUrl && (
            <Button size="sm" variant="ghost" disabled={busy} onClick={remove}>
              {t('picture.remove')}
            </Button>
          )}
        </Box>
        <Text color="fg.muted" textStyle="sm" mt="1.5">
          {t('picture.hint')}
        </Text>
        <input ref={input} type="file" hidden accept={pictureTypes.join(',')} aria-label={t('picture.label')} onChange={choose} />
      </Box>
      {CropDialog && chosen && (
        <CropDialog
          file={chosen}
          busy={saving.isPending}
          onClose={() => setChosen(null)}
          onUse={upload}
          onUnreadable={() => {
            setChosen(null);
            toast(t('picture.failed'), t('picture.unreadable'), 'error');
          }}
          returnTo={() => button.current}
        />
      )}
    </Box>
  );
}
