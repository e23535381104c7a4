import { lazy, Suspense } from 'react';
import { words } from '../page-route';

const Nothing = () => null;

/** Few people have notices, so their file and words are fetched for those alone. Without them the page stays as it is. */
const NoticeList = lazy(async () => {
  try {
    const [file] = await Promise.all([import('../../features/standing/notice-list'), words('standing')]);
    return { default: file.NoticeList };
  } catch {
    return { default: Nothing };
  }
});

/** What the reader has to know about their own account, above every page. */
export function OwnNotices() {
  return (
    <Suspense>
      <NoticeList />
    </Suspense>
  );
}
