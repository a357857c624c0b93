import { black, darken, mix, parseSeed, tint, toHex, white } from './colour.ts'
import type { Rgb } from './colour.ts'
import { contrast, darkenUntil, edgeContrast, textContrast, textOn } from './contrast.ts'
import { defaultTheme, secondaryButtonStyle } from './theme-record.ts'
import type { ThemeRecord } from './theme-record.ts'

/** Strength of each tint of the brand colour on white. [S9-054] */
export const tintFactors = { 50: 0.05, 100: 0.1, 200: 0.2, 300: 0.4, 400: 0.8, 500: 1 } as const

/** How far shade 600 is darkened. [S9-055] */
export const darkFactor = 0.8

export type BrandTokens = Readonly<Record<BrandToken, string>>
export type BrandToken = (typeof brandTokenNames)[number]

export const brandTokenNames = [
  'bg',
  'bg-subtle',
  'fg',
  'fg-muted',
  'border',
  'border-control',
  'brand-50',
  'brand-100',
  'brand-200',
  'brand-300',
  'brand-400',
  'brand-500',
  'brand-600',
  'brand-solid',
  'brand-hover',
  'brand-contrast',
  'brand-hover-contrast',
  'brand-subtle',
  'brand-emphasis',
  'brand-edge',
  'secondary-bg',
  'secondary-edge',
  'secondary-1',
  'secondary-2',
  'header-bg',
  'header-fg',
  'header-border',
  'header-accent',
  'footer-bg',
  'footer-fg',
] as const

// The greys lean a little towards the brand, so that neutral surfaces look chosen and not left over.
const ink: Rgb = [24, 23, 28]
const softInk: Rgb = [88, 86, 95]
const hairline: Rgb = [224, 223, 228]
const edgeGrey: Rgb = [134, 132, 142]
const paper: Rgb = [247, 247, 249]

/** A seed of the theme record; one that cannot be read falls back, because a typing error must not close the shop. */
function seedOr(seed: string | null | undefined, fallback: string): Rgb {
  try {
    return parseSeed(seed ?? fallback)
  } catch {
    return parseSeed(fallback)
  }
}

/**
 * All colours of the site, computed from the venue's theme record as '#rrggbb'. Text tokens hold 4.5:1 and edges 3:1
 * on every light surface for any brand colour.
 */
export function brandTokens(theme: ThemeRecord): BrandTokens {
  const brand = seedOr(theme.themeAppPrimaryColour, defaultTheme.themeAppPrimaryColour)
  const header = seedOr(theme.themeAppHeaderBgColour, '#ffffff')
  const subtle = mix(brand, paper, 0.03)
  const surfaces = [white, subtle, tint(brand, tintFactors[50]), tint(brand, tintFactors[100])]
  const hover = darken(brand, darkFactor)
  const headerText = textOn(header)
  const accent = seedOr(theme.headerPrimaryColour, toHex(brand))
  const footer = seedOr(theme.themeAppDarkBgColour, toHex(ink))
  return {
    bg: toHex(white),
    'bg-subtle': toHex(subtle),
    fg: toHex(darkenUntil(mix(brand, ink, 0.06), surfaces, 12)),
    'fg-muted': toHex(darkenUntil(mix(brand, softInk, 0.06), surfaces, textContrast)),
    border: toHex(mix(brand, hairline, 0.06)),
    'border-control': toHex(darkenUntil(mix(brand, edgeGrey, 0.1), surfaces, edgeContrast)),
    'brand-50': toHex(tint(brand, tintFactors[50])),
    'brand-100': toHex(tint(brand, tintFactors[100])),
    'brand-200': toHex(tint(brand, tintFactors[200])),
    'brand-300': toHex(tint(brand, tintFactors[300])),
    'brand-400': toHex(tint(brand, tintFactors[400])),
    'brand-500': toHex(brand),
    'brand-600': toHex(hover),
    'brand-solid': toHex(brand),
    'brand-hover': toHex(hover),
    'brand-contrast': toHex(textOn(brand)),
    'brand-hover-contrast': toHex(textOn(hover)),
    'brand-subtle': toHex(tint(brand, tintFactors[100])),
    'brand-emphasis': toHex(darkenUntil(brand, surfaces, textContrast)),
    'brand-edge': toHex(darkenUntil(brand, surfaces, edgeContrast)),
    // Secondary buttons are filled or outlined; both have an edge that can be seen. [S9-053]
    'secondary-bg': toHex(secondaryButtonStyle(theme) === 'solid' ? tint(brand, tintFactors[100]) : white),
    'secondary-edge': toHex(darkenUntil(brand, surfaces, edgeContrast)),
    'secondary-1': toHex(seedOr(theme.themeAppSecondaryColour1, toHex(brand))),
    'secondary-2': toHex(seedOr(theme.themeAppSecondaryColour2, toHex(brand))),
    'header-bg': toHex(header),
    'header-fg': toHex(headerText),
    'header-border': toHex(mix(headerText === black ? black : white, header, 0.14)),
    // The mark under the current item: the theme's own colour where it can be seen on the header.
    'header-accent': toHex(contrast(accent, header) >= edgeContrast ? accent : headerText),
    'footer-bg': toHex(footer),
    'footer-fg': toHex(textOn(footer)),
  }
}
