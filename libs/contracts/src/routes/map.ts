import type { AdminRoutes } from './admin.js';
import type { AuthRoutes } from './auth.js';
import type { ContactRoutes } from './contact.js';
import type { LessonRoutes } from './lessons.js';
import type { NotificationRoutes } from './notifications.js';
import type { StatsRoutes } from './stats.js';
import type { TeacherRoutes } from './teachers.js';

/** THE public API: method and path → { body, query, answer }. The gateway and the browser are both typed by it. `answer: null` is 204. */
export interface Routes extends AdminRoutes, AuthRoutes, ContactRoutes, LessonRoutes, NotificationRoutes, StatsRoutes, TeacherRoutes {}

export type RouteName = keyof Routes;
export type AnswerOf<R extends RouteName> = Routes[R]['answer'];
