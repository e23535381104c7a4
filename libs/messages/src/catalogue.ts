// All texts of Somo by area, typed by the English files.
import 'i18next';
import type auth from '../locales/en/auth.json';
import type availability from '../locales/en/availability.json';
import type bell from '../locales/en/bell.json';
import type booking from '../locales/en/booking.json';
import type calendar from '../locales/en/calendar.json';
import type classroom from '../locales/en/classroom.json';
import type common from '../locales/en/common.json';
import type content from '../locales/en/content.json';
import type dashboard from '../locales/en/dashboard.json';
import type document from '../locales/en/document.json';
import type earnings from '../locales/en/earnings.json';
import type emails from '../locales/en/emails.json';
import type favorites from '../locales/en/favorites.json';
import type filters from '../locales/en/filters.json';
import type landing from '../locales/en/landing.json';
import type learners from '../locales/en/learners.json';
import type lesson from '../locales/en/lesson.json';
import type lessons from '../locales/en/lessons.json';
import type materials from '../locales/en/materials.json';
import type messages from '../locales/en/messages.json';
import type modules from '../locales/en/modules.json';
import type notifications from '../locales/en/notifications.json';
import type onboarding from '../locales/en/onboarding.json';
import type operations from '../locales/en/operations.json';
import type pause from '../locales/en/pause.json';
import type payments from '../locales/en/payments.json';
import type profile from '../locales/en/profile.json';
import type push from '../locales/en/push.json';
import type receipts from '../locales/en/receipts.json';
import type reports from '../locales/en/reports.json';
import type reviews from '../locales/en/reviews.json';
import type requests from '../locales/en/requests.json';
import type search from '../locales/en/search.json';
import type settings from '../locales/en/settings.json';
import type shell from '../locales/en/shell.json';
import type standing from '../locales/en/standing.json';
import type students from '../locales/en/students.json';
import type teachers from '../locales/en/teachers.json';
import type timeline from '../locales/en/timeline.json';
import type verification from '../locales/en/verification.json';
import type waits from '../locales/en/waits.json';
import type times from '../locales/en/times.json';
import type zones from '../locales/en/zones.json';

export interface Catalogue {
  auth: typeof auth;
  availability: typeof availability;
  bell: typeof bell;
  booking: typeof booking;
  calendar: typeof calendar;
  classroom: typeof classroom;
  common: typeof common;
  content: typeof content;
  dashboard: typeof dashboard;
  document: typeof document;
  earnings: typeof earnings;
  emails: typeof emails;
  favorites: typeof favorites;
  filters: typeof filters;
  landing: typeof landing;
  learners: typeof learners;
  lesson: typeof lesson;
  lessons: typeof lessons;
  materials: typeof materials;
  messages: typeof messages;
  modules: typeof modules;
  notifications: typeof notifications;
  onboarding: typeof onboarding;
  operations: typeof operations;
  pause: typeof pause;
  payments: typeof payments;
  profile: typeof profile;
  push: typeof push;
  receipts: typeof receipts;
  reports: typeof reports;
  reviews: typeof reviews;
  requests: typeof requests;
  search: typeof search;
  settings: typeof settings;
  shell: typeof shell;
  standing: typeof standing;
  students: typeof students;
  teachers: typeof teachers;
  timeline: typeof timeline;
  verification: typeof verification;
  waits: typeof waits;
  times: typeof times;
  zones: typeof zones;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
