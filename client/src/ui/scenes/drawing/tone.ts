import type { Tones } from '@touchline/brand'

/** A theme colour's custom property, for drawings. */
export const toneNamed = (tone: keyof Tones): string => `var(--theme-${tone})`

/** The colours of a scene: those of the brand, and those that never change. */
export const paper = '#fff'
export const sky = toneNamed('tone-sky')
export const soft = toneNamed('tone-soft')
export const mid = toneNamed('tone-mid')
export const mid2 = toneNamed('tone-mid2')
export const deep = toneNamed('tone-deep')
export const deep2 = toneNamed('tone-deep2')
export const water = toneNamed('tone-water')
export const ink = toneNamed('tone-ink')
export const warm = toneNamed('tone-warm')
export const warm2 = toneNamed('tone-warm2')
export const tennisBall = '#E4F34A'
export const skin = ['#F3CBA8', '#D19A6C', '#9A6544', '#6B432D'] as const
export const hair = ['#2B1B17', '#4A2C1D', '#1D1A22', '#8A4B22'] as const
