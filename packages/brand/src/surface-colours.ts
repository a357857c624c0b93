import { black, toHex, white } from './colour.ts'
import type { Rgb } from './colour.ts'
import { contrast, edgeContrast, textContrast, textOn } from './contrast.ts'
import { fromOklch, oklchOf } from './oklch.ts'
import { lightBrand, shadeHue } from './tones.ts'

/** The dark text of a brand: nearly black with a hint of its companion hue. */
const inkLightness = 0.24

/**
 * The text colour for a filled surface: white where it reaches 4.5:1, else ink in the brand's companion hue, as light
 * as the surface allows; black is the last resort.
 */
export function inkOn(surface: Rgb): Rgb {
  if (textOn(surface) === white) return white
  const hue = shadeHue(oklchOf(surface))
  for (let l = inkLightness; l > 0; l -= 0.02) {
    const ink = fromOklch(l, 0.04, hue)
    if (contrast(ink, surface) >= textContrast) return ink
  }
  return black
}

/** The first of ever darker colours that reaches `ratio` on all surfaces. */
function darkEnough(from: number, at: (l: number) => Rgb, surfaces: readonly Rgb[], ratio: number): Rgb {
  for (let l = from; l > 0; l -= 0.01) {
    const candidate = at(l)
    if (surfaces.every((surface) => contrast(candidate, surface) >= ratio)) return candidate
  }
  return black
}

/** Brand-coloured text on light surfaces, 4.5:1; for light brands in the companion hue, because dark yellow is mud. */
export function linkOn(brand: Rgb, surfaces: readonly Rgb[]): Rgb {
  const colour = oklchOf(brand)
  if (colour.l >= lightBrand) {
    return darkEnough(0.4, (l) => fromOklch(l, 0.06, shadeHue(colour)), surfaces, textContrast)
  }
  if (surfaces.every((surface) => contrast(brand, surface) >= textContrast)) return brand
  return darkEnough(colour.l, (l) => fromOklch(l, Math.min(colour.c, 0.12), colour.h), surfaces, textContrast)
}

/** The outline of a brand-filled control on light surfaces, 3:1. */
export function edgeOn(brand: Rgb, surfaces: readonly Rgb[]): Rgb {
  if (surfaces.every((surface) => contrast(brand, surface) >= edgeContrast)) return brand
  const { l, c, h } = oklchOf(brand)
  return darkEnough(l, (darker) => fromOklch(darker, Math.min(c, 0.13), h - 12), surfaces, edgeContrast)
}

/** The quiet surfaces of a brand: near-white greys with a hint of its hue, warm near-whites for light brands. */
export function quietSurfaces(brand: Rgb): { readonly subtle: Rgb; readonly sunken: Rgb; readonly tinted: Rgb } {
  const { l, c, h } = oklchOf(brand)
  if (l >= lightBrand) {
    return {
      subtle: fromOklch(0.98, Math.min(c, 0.016), h),
      sunken: fromOklch(0.955, Math.min(c, 0.022), h),
      tinted: fromOklch(0.965, Math.min(c, 0.045), h),
    }
  }
  const hint = Math.min(c, 0.012)
  return {
    subtle: fromOklch(0.976, hint * 0.8, h),
    sunken: fromOklch(0.953, hint, h),
    tinted: fromOklch(0.955, Math.min(c * 0.2, 0.03), h),
  }
}

/** The greys of a brand, as '#rrggbb': text, muted text, hairlines and edges of controls. */
export function quietInks(brand: Rgb): {
  readonly fg: string
  readonly muted: string
  readonly border: string
  readonly strong: string
} {
  const colour = oklchOf(brand)
  const hue = shadeHue(colour)
  const grey = (l: number, share: number): string => toHex(fromOklch(l, Math.min(colour.c, 0.012) * share, hue))
  return { fg: grey(0.22, 1.4), muted: grey(0.45, 1.2), border: grey(0.905, 1), strong: grey(0.58, 1) }
}
