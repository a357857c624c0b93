import type { ReactNode } from 'react'
import type { PatternKind } from './pattern-kind.ts'

export type PatternShape = { readonly width: number; readonly height: number; readonly shape: ReactNode }

/** One tile of each pattern, drawn in strokes of the current colour. Tiles join at their edges. */
export const patternShapes: Readonly<Record<PatternKind, PatternShape>> = {
  swim: {
    width: 48,
    height: 20,
    shape: <path d="M0 10c8-8 16-8 24 0s16 8 24 0" />,
  },
  gym: {
    width: 72,
    height: 44,
    shape: <path d="M10 22h30M10 14v16M40 14v16M5 17v10M45 17v10" strokeLinecap="round" />,
  },
  racket: {
    width: 96,
    height: 56,
    shape: <path d="M0 8h96M0 48h96M24 8v40M72 8v40M24 28h48" />,
  },
  dance: {
    width: 56,
    height: 56,
    shape: (
      <path d="M0 28C14 0 28 56 42 28S56 28 56 28M14 56C21 42 35 70 42 56M14 0c7-14 21 14 28 0" strokeLinecap="round" />
    ),
  },
  football: {
    width: 60,
    height: 52,
    shape: <path d="M15 0h30l15 26-15 26H15L0 26ZM15 26h30" />,
  },
  gymnastics: {
    width: 64,
    height: 48,
    shape: (
      <>
        <circle cx="18" cy="30" r="10" />
        <circle cx="46" cy="30" r="10" />
        <path d="M18 20V0M46 20V0" />
      </>
    ),
  },
  climbing: {
    width: 64,
    height: 56,
    shape: (
      <>
        <path d="M8 12l12-6 8 10-10 8-10-4ZM40 34l12-4 6 10-10 6-10-4Z" strokeLinejoin="round" />
        <circle cx="48" cy="12" r="4" />
        <circle cx="16" cy="44" r="5" />
      </>
    ),
  },
  yoga: {
    width: 56,
    height: 40,
    shape: (
      <>
        <path d="M0 40a28 28 0 0 1 56 0M12 40a16 16 0 0 1 32 0" />
        <path d="M-28 20a28 28 0 0 1 56 0M28 20a28 28 0 0 1 56 0" opacity="0.5" />
      </>
    ),
  },
  generic: {
    width: 56,
    height: 56,
    shape: (
      <>
        <path d="M0 28h56M28 0v56" opacity="0.5" />
        <circle cx="28" cy="28" r="14" />
      </>
    ),
  },
}
