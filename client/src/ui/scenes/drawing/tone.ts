/** The colours a scene is drawn in: tones of the brand, and what is the same in every brand. */
export const paper = '#fff'
export const sky = 'var(--theme-tone-sky)'
export const soft = 'var(--theme-tone-soft)'
export const mid = 'var(--theme-tone-mid)'
export const mid2 = 'var(--theme-tone-mid2)'
export const deep = 'var(--theme-tone-deep)'
export const deep2 = 'var(--theme-tone-deep2)'
export const water = 'var(--theme-tone-water)'
export const ink = 'var(--theme-tone-ink)'
export const warm = 'var(--theme-tone-warm)'
export const warm2 = 'var(--theme-tone-warm2)'
export const tennisBall = '#E4F34A'
export const skin = ['#F3CBA8', '#D19A6C', '#9A6544', '#6B432D'] as const
export const hair = ['#2B1B17', '#4A2C1D', '#1D1A22', '#8A4B22'] as const
