// What holds for every lesson on Somo, in the calendar's words.
import type { LessonTerms } from '@somo/calendar/teaching-hours';
import { horizonDays, lessonMinutes, noticeHours } from '@somo/contracts/rules/booking';

export const lessonTerms: LessonTerms = { lessonMinutes, noticeHours, horizonDays };
