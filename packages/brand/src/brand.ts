import { darken, mix, parseSeed, tint, toHex, white } from './colour.ts'
import type { Rgb } from './colour.ts'
import { contrast, edgeContrast } from './contrast.ts'
import { edgeOn, inkOn, linkOn, quietInks, quietSurfaces } from './surface-colours.ts'
import { defaultTheme, secondaryButtonStyle } from './theme-record.ts'
import type { ThemeRecord } from './theme-record.ts'
import { pictureTones, toneNames } from './tones.ts'

/** Strength of each tint of the brand colour on white. */
export const tintFactors = { 50: 0.05, 100: 0.1, 200: 0.2, 300: 0.4, 400: 0.8, 500: 1 } as const

/** How far shade 600 is darkened. */
export const darkFactor = 0.8

export type BrandTokens = Readonly<Record<BrandToken, string>>
export type BrandToken = (typeof brandTokenNames)[number]

export const brandTokenNames = [
  'bg',
  'bg-subtle',
  'bg-sunken',
  'fg',
  'fg-muted',
  'border',
  'border-strong',
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
  'brand-edge',
  'link',
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
  ...toneNames,
] as const

/** The dark colour of a theme without one. */
const darkGround: Rgb = [24, 23, 28]

/** A seed of the theme record; an unreadable one falls back, because a typing error must not close the shop. */
function seedOr(seed: string | null | undefined, fallback: string): Rgb {
  try {
    return parseSeed(seed ?? fallback)
  } catch {
    return parseSeed(fallback)
  }
}

/** A hovered button: dark fills get darker, light ones lighter, so that the text colour stays. */
function hoverOf(brand: Rgb): Rgb {
  return inkOn(brand) === white ? darken(brand, darkFactor) : mix(brand, white, darkFactor)
}

/**
 * All colours of the site as '#rrggbb', from the venue's theme record. Text tokens reach 4.5:1 and edges 3:1 on every
 * light surface for any brand colour.
 */
export function brandTokens(theme: ThemeRecord): BrandTokens {
  const brand = seedOr(theme.themeAppPrimaryColour, defaultTheme.themeAppPrimaryColour)
  const header = seedOr(theme.themeAppHeaderBgColour, '#ffffff')
  const { subtle, sunken, tinted } = quietSurfaces(brand)
  const surfaces = [white, subtle, sunken, tinted, tint(brand, tintFactors[50]), tint(brand, tintFactors[100])]
  const inks = quietInks(brand)
  const hover = hoverOf(brand)
  const headerText = inkOn(header)
  const accent = seedOr(theme.headerPrimaryColour, toHex(brand))
  const footer = seedOr(theme.themeAppDarkBgColour, toHex(darkGround))
  return {
    bg: toHex(white),
    'bg-subtle': toHex(subtle),
    'bg-sunken': toHex(sunken),
    fg: inks.fg,
    'fg-muted': inks.muted,
    border: inks.border,
    'border-strong': inks.strong,
    'brand-50': toHex(tint(brand, tintFactors[50])),
    'brand-100': toHex(tint(brand, tintFactors[100])),
    'brand-200': toHex(tint(brand, tintFactors[200])),
    'brand-300': toHex(tint(brand, tintFactors[300])),
    'brand-400': toHex(tint(brand, tintFactors[400])),
    'brand-500': toHex(brand),
    'brand-600': toHex(darken(brand, darkFactor)),
    'brand-solid': toHex(brand),
    'brand-hover': toHex(hover),
    'brand-contrast': toHex(inkOn(brand)),
    'brand-hover-contrast': toHex(inkOn(hover)),
    'brand-subtle': toHex(tinted),
    'brand-edge': toHex(edgeOn(brand, surfaces)),
    link: toHex(linkOn(brand, surfaces)),
    // Secondary buttons are filled or outlined; both have a visible edge.
    'secondary-bg': toHex(secondaryButtonStyle(theme) === 'solid' ? tint(brand, tintFactors[100]) : white),
    'secondary-edge': toHex(edgeOn(brand, surfaces)),
    'secondary-1': toHex(seedOr(theme.themeAppSecondaryColour1, toHex(brand))),
    'secondary-2': toHex(seedOr(theme.themeAppSecondaryColour2, toHex(brand))),
    'header-bg': toHex(header),
    'header-fg': toHex(headerText),
    'header-border': toHex(mix(headerText, header, 0.14)),
    // The mark under the current item: the theme's own colour where it is visible on the header.
    'header-accent': toHex(contrast(accent, header) >= edgeContrast ? accent : headerText),
    'footer-bg': toHex(footer),
    'footer-fg': toHex(inkOn(footer)),
    ...pictureTones(brand),
  }
}
