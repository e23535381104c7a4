// The rules for every lesson on Somo, as the calendar library expects them.
import type { LessonTerms } from '@somo/calendar/teaching-hours';
import { horizonDays, lessonMinutes, noticeHours } from '@somo/contracts/rules/booking';

export const lessonTerms: LessonTerms = { lessonMinutes, noticeHours, horizonDays };
