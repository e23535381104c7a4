import { useEffect, useState } from 'react';
import type { TeacherCard } from '@somo/contracts/people';
import { paths } from '../../lib/paths';
import { useUser } from '../../lib/use-session';
import { HeartButton } from './heart-button';
import type { OwnHeart } from './own-heart';

interface Props {
  teacher: Pick<TeacherCard, 'id' | 'fullName'>;
  /** Asks a visitor to sign in, and goes on to this page. */
  onAsk: (path: string) => void;
}

/** The heart of a teacher, for students and visitors. What it does is fetched once a student is signed in. */
export function Favorite({ teacher, onAsk }: Props) {
  const role = useUser()?.role;
  const [Own, setOwn] = useState<typeof OwnHeart>();
  useEffect(() => {
    if (role === 'student')
      import('./own-heart').then(
        (file) => setOwn(() => file.OwnHeart),
        () => {},
      );
  }, [role]);
  if (role === 'student' && Own) return <Own teacher={teacher} />;
  if (role && role !== 'student') return null;
  return <HeartButton name={teacher.fullName} {...(role ? {} : { onClick: () => onAsk(`${paths.teacher(teacher.id)}?favorite`) })} />;
}
