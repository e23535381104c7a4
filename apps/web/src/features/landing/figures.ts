// The figures on the landing page. As written they are for the demo; images for production are built with SOMO_FIGURES=live.
import type { SiteStats } from '@somo/contracts/stats';
import { numberText, percent, ratingText } from '../../lib/format';

/** Vite replaces it in the build; specs have none. */
declare const somoFigures: string | undefined;

/** 'as-written' shows the figures below; 'live' shows what this installation can count, under the same labels. */
export const figuresShown = typeof somoFigures !== 'undefined' && somoFigures === 'live' ? 'live' : 'as-written';

const live = (value: number | null, text: (value: number) => string) => (value === null ? '–' : text(value));

export const figures = [
  { written: '500+', word: 'teachers', live: ({ teachers }: SiteStats) => numberText(teachers) },
  { written: '50+', word: 'subjects', live: ({ subjects }: SiteStats) => numberText(subjects) },
  { written: '98%', word: 'success', live: ({ successRate }: SiteStats) => live(successRate, (rate) => percent(Math.floor(rate) / 100)) },
  { written: '10,000+', word: 'lessons', live: ({ completedLessons }: SiteStats) => numberText(completedLessons) },
  { written: '15+', word: 'countries', live: ({ countries }: SiteStats) => numberText(countries) },
  { written: '4.9/5', word: 'rating', live: ({ averageRating }: SiteStats) => live(averageRating, (stars) => `${ratingText(stars)}/5`) },
  { written: '24/7', word: 'access', live: () => '24/7' },
] as const;
