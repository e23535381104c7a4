// What an operator decided about the reader; its email is not one of a notification (`accountNewsEmail`).
import type { Translator } from '@somo/messages/translator';
import type { Text } from './reader.js';

export interface StandingNews {
  news: 'standing';
  step: 'warned' | 'restricted' | 'unrestricted';
}

export type StandingContent = { type: 'system'; params: StandingNews };

export function standingText({ step }: StandingNews, { t }: Translator<'bell'>): Text {
  return { title: t(`standing.${step}.title`), message: t(`standing.${step}.text`) };
}
