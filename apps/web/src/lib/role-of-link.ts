// What a link carries that only teachers or only students follow; public/start.js notes it, also before the app is there, and onboarding
// starts with that role.
export const asTeacher = { 'data-role': 'teacher' };
export const asStudent = { 'data-role': 'student' };
