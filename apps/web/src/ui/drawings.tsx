import type { ReactElement } from 'react';

export type Drawing = 'calendar' | 'search' | 'bell' | 'door' | 'cloud' | 'path' | 'list' | 'chat';

/** The lines of each drawing, in a square of 96. */
export const drawings: Record<Drawing, ReactElement> = {
  chat: (
    <>
      <path d="M26 24h44a8 8 0 0 1 8 8v22a8 8 0 0 1-8 8H48L34 74V62h-8a8 8 0 0 1-8-8V32a8 8 0 0 1 8-8Z" />
      <path className="accent" d="M34 38h28M34 48h16" />
    </>
  ),
  calendar: (
    <>
      <rect x="22" y="26" width="52" height="48" rx="10" />
      <path d="M22 42h52M36 20v12M60 20v12" />
      <circle cx="48" cy="58" r="7" className="accent" />
    </>
  ),
  search: (
    <>
      <circle cx="44" cy="44" r="20" />
      <path d="m59 59 16 16" />
      <path d="M37 44h14" className="accent" />
    </>
  ),
  bell: (
    <>
      <path d="M48 22c-12 0-18 9-18 20 0 14-6 18-6 18h48s-6-4-6-18c0-11-6-20-18-20Z" />
      <path d="M42 70c2 5 10 5 12 0" className="accent" />
    </>
  ),
  list: (
    <>
      <rect x="26" y="18" width="44" height="60" rx="8" />
      <path d="M44 34h16M44 48h16M44 62h16" />
      <path d="M36 34h.1M36 48h.1M36 62h.1" className="accent" />
    </>
  ),
  door: (
    <>
      <rect x="30" y="18" width="36" height="60" rx="6" />
      <path d="M22 78h52" />
      <circle cx="58" cy="49" r="3" className="accent" />
    </>
  ),
  cloud: (
    <>
      <path d="M32 64a14 14 0 0 1 1-28 19 19 0 0 1 36 5 12 12 0 0 1-2 23Z" />
      <path d="m42 78 6-6 6 6" className="accent" />
    </>
  ),
  path: (
    <>
      <path d="M18 24c0 16 22 10 22 26s-16 24 18 24" strokeDasharray="7 7" />
      <path d="M64 74V40l16 7-16 8" className="accent" />
    </>
  ),
};
