// What somebody who followed 'Become a Teacher' wants to be, until onboarding asks; for this tab only.
const key = 'somo-intended-role';

export const intendedRole = {
  read: (): 'teacher' | undefined => (sessionStorage.getItem(key) === 'teacher' ? 'teacher' : undefined),
  write: (role: 'teacher'): void => sessionStorage.setItem(key, role),
};
