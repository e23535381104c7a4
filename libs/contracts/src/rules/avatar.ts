// Profile pictures: their limits, and where they are stored and served.
export const pictureBytesMax = 2 * 1024 * 1024;
export const picturePixelsMax = 24_000_000;
/** Of an interlaced or progressive picture and of a GIF, which take memory for all their pixels at once. */
export const interlacedPixelsMax = 8_000_000;
export const pictureTypes = ['image/jpeg', 'image/png', 'image/gif'] as const;

/** The file of a person's upload until it has become a picture. */
export const incomingKey = (userId: string, uploadId: string): string => `incoming/${userId}/${uploadId}`;
export const incomingPrefix = 'incoming/';

/** What Somo itself shows, the same for people who save data, and what other sites show of a shared link. */
const avatarFiles = { shown: '160.webp', small: '64.webp', preview: '512.jpg' } as const;

export const avatarKey = (userId: string, uploadId: string, file: keyof typeof avatarFiles): string =>
  `avatars/${userId}/${uploadId}-${avatarFiles[file]}`;

/** Returns the address of a stored picture on our own origin. */
export const avatarUrl = (key: string): string => `/files/${key}`;

const shownEnd = /160\.webp$/;

/** Returns the address of the large version of a picture. */
export const previewUrl = (url: string): string => url.replace(shownEnd, avatarFiles.preview);

/** Returns the address of the small version of a picture; of one that was saved before there were small ones, it leads to the one that is shown. */
export const smallUrl = (url: string): string => url.replace(shownEnd, avatarFiles.small);

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const form = new RegExp(`^/files/avatars/(${id})/(${id})-`);

/** Returns the keys of all files of the picture at this address. */
export function keysOfAvatar(url: string | null): string[] {
  const [, userId, uploadId] = form.exec(url ?? '') ?? [];
  if (!userId || !uploadId) return [];
  return (['shown', 'small', 'preview'] as const).map((file) => avatarKey(userId, uploadId, file));
}

/** Returns the key of the picture that is shown, given the key of its small version; any other key stays as it is. */
export const shownKey = (key: string): string => key.replace(/-64\.webp$/, `-${avatarFiles.shown}`);
