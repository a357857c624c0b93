import { parseSeed, toHex } from './colour.ts'
import type { Rgb } from './colour.ts'
import { fromOklch, oklchOf } from './oklch.ts'
import type { Oklch } from './oklch.ts'

/** From this lightness on a brand is light: dark text on it, and shade, links and ink in the opposite hue. */
export const lightBrand = 0.75

/** Below this chroma a brand is a grey. */
const greyBrand = 0.03

/** The companion hue of a light brand: teal and slate for yellow. */
export function shadeHue({ l, h }: Oklch): number {
  return l >= lightBrand ? (h + 165) % 360 : h
}

/** The colours of the scenes. White, skin and hair are the same in every brand. */
export const toneNames = [
  'tone-sky',
  'tone-soft',
  'tone-mid',
  'tone-mid2',
  'tone-deep',
  'tone-deep2',
  'tone-water',
  'tone-ink',
  'tone-warm',
  'tone-warm2',
] as const

export type Tones = Readonly<Record<(typeof toneNames)[number], string>>

// The one warm accent with its shadow: the one that contrasts most with the brand.
const amber = { accent: '#ffb545', shadow: '#e8912a' }
const coral = { accent: '#f4714f', shadow: '#d9532f' }
const orange = { accent: '#ff8b3d', shadow: '#e06a17' }

const hueDistance = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))

function accentFor({ l, c, h }: Oklch): typeof amber {
  if (c < greyBrand) return orange
  const warmBrand = l >= lightBrand || (h > 20 && h < 110)
  if (!warmBrand) return amber
  const away = (one: typeof amber): number => hueDistance(oklchOf(parseSeed(one.accent)).h, h)
  return away(coral) > away(amber) ? coral : amber
}

const hex = (l: number, c: number, h: number): string => toHex(fromOklch(l, c, h))

function lightTones(brand: Rgb, colour: Oklch, k: number): Omit<Tones, 'tone-warm' | 'tone-warm2'> {
  const { h } = colour
  const shade = shadeHue(colour)
  return {
    'tone-sky': hex(0.972, Math.min(k * 0.22, 0.032) + 0.012, h),
    'tone-soft': toHex(brand),
    'tone-mid': hex(0.79, 0.135, h - 14),
    'tone-mid2': hex(0.73, 0.135, h - 20),
    'tone-deep': hex(0.43, 0.055, shade),
    'tone-deep2': hex(0.52, 0.06, shade),
    'tone-water': hex(0.66, 0.062, shade),
    'tone-ink': hex(0.27, 0.044, shade),
  }
}

function ordinaryTones(brand: Rgb, { l, c, h }: Oklch, k: number): Omit<Tones, 'tone-warm' | 'tone-warm2'> {
  const grey = c < greyBrand
  const strength = (ofGrey: number, share: number): number => (grey ? ofGrey : k * share)
  const deep = Math.min(0.44, Math.max(0.36, l))
  const mid = l >= 0.5 ? toHex(brand) : hex(0.655, strength(0.005, 0.82), h)
  return {
    'tone-sky': hex(0.955, Math.min(k * 0.22, 0.032), h),
    'tone-soft': hex(0.86, strength(0.004, 0.42), h),
    'tone-mid': mid,
    'tone-mid2': hex(grey ? 0.545 : Math.max(0.5, (deep + 0.655) / 2), strength(0.005, 0.92), h),
    'tone-deep': hex(deep, strength(0.006, 1), h),
    'tone-deep2': hex(deep + 0.075, strength(0.006, 0.97), h),
    'tone-water': mid,
    'tone-ink': hex(0.235, Math.min(strength(0.006, 1), 0.09), h),
  }
}

/** Every scene colour of a brand, as '#rrggbb'. */
export function pictureTones(brand: Rgb): Tones {
  const colour = oklchOf(brand)
  const k = Math.min(colour.c, 0.17)
  const { accent, shadow } = accentFor(colour)
  const tones = colour.l >= lightBrand ? lightTones(brand, colour, k) : ordinaryTones(brand, colour, k)
  return { ...tones, 'tone-warm': accent, 'tone-warm2': shadow }
}
