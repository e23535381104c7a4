import 'i18next';
import type auth from './en/auth.json';
import type booking from './en/booking.json';
import type common from './en/common.json';
import type content from './en/content.json';
import type dashboard from './en/dashboard.json';
import type earnings from './en/earnings.json';
import type filters from './en/filters.json';
import type landing from './en/landing.json';
import type lessons from './en/lessons.json';
import type notifications from './en/notifications.json';
import type onboarding from './en/onboarding.json';
import type operations from './en/operations.json';
import type payments from './en/payments.json';
import type settings from './en/settings.json';
import type shell from './en/shell.json';
import type teachers from './en/teachers.json';
import type timeline from './en/timeline.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      auth: typeof auth;
      booking: typeof booking;
      common: typeof common;
      content: typeof content;
      dashboard: typeof dashboard;
      earnings: typeof earnings;
      filters: typeof filters;
      landing: typeof landing;
      lessons: typeof lessons;
      notifications: typeof notifications;
      onboarding: typeof onboarding;
      operations: typeof operations;
      payments: typeof payments;
      settings: typeof settings;
      shell: typeof shell;
      teachers: typeof teachers;
      timeline: typeof timeline;
    };
  }
}
