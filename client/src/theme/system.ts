import { createSystem, defineConfig } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'

const value = <T extends string | number>(it: T): { readonly value: T } => ({ value: it })

/** A custom property that `applyTheme` sets from the venue's theme record. */
const themed = (name: string): { readonly value: string } => value(`var(--theme-${name})`)

const rem = (pixels: number): { readonly value: string } => value(`${pixels / 16}rem`)

const px = (pixels: number): { readonly value: string } => value(`${pixels}px`)

/** Widths from which the layout changes. */
const breakpoints = { sm: '576px', md: '768px', lg: '992px', xl: '1200px', '2xl': '1536px' } as const

const tokens = {
  fonts: { body: themed('font-body'), heading: themed('font-heading') },
  fontSizes: { xs: rem(13), sm: rem(15), md: rem(17), lg: rem(20), xl: rem(26), '2xl': rem(36) },
  lineHeights: { text: value(1.5), heading: value(1.15) },
  fontWeights: { normal: value(400), bold: value(700), heading: themed('heading-weight') },
  spacing: {
    1: px(4),
    2: px(8),
    3: px(12),
    4: px(16),
    5: px(20),
    6: px(24),
    8: px(32),
    10: px(40),
    12: px(48),
    14: px(56),
    16: px(64),
  },
  sizes: {
    1: px(4),
    2: px(8),
    3: px(12),
    4: px(16),
    5: px(20),
    6: px(24),
    8: px(32),
    10: px(40),
    12: px(48),
    full: value('100%'),
    measure: value('68ch'),
    content: px(1280),
    controlSmall: px(34),
    control: px(42),
    controlLarge: px(58),
    touch: px(44),
  },
  radii: { control: px(8), card: px(10), surface: px(16), full: px(9999) },
  shadows: { float: value('0 1px 2px rgb(24 23 28 / 0.06), 0 8px 24px rgb(24 23 28 / 0.12)') },
  durations: { quick: value('150ms'), calm: value('200ms') },
  zIndex: { sticky: value(10), banner: value(20), panel: value(40), toast: value(60) },
} as const

const semanticColours = {
  bg: { DEFAULT: themed('bg'), subtle: themed('bg-subtle'), sunken: themed('bg-sunken') },
  fg: { DEFAULT: themed('fg'), muted: themed('fg-muted') },
  border: { DEFAULT: themed('border'), strong: themed('border-strong') },
  link: themed('link'),
  brand: {
    50: themed('brand-50'),
    100: themed('brand-100'),
    200: themed('brand-200'),
    300: themed('brand-300'),
    400: themed('brand-400'),
    500: themed('brand-500'),
    600: themed('brand-600'),
    solid: themed('brand-solid'),
    hover: themed('brand-hover'),
    contrast: themed('brand-contrast'),
    hoverContrast: themed('brand-hover-contrast'),
    subtle: themed('brand-subtle'),
    edge: themed('brand-edge'),
  },
  secondary: {
    bg: themed('secondary-bg'),
    edge: themed('secondary-edge'),
    1: themed('secondary-1'),
    2: themed('secondary-2'),
  },
  header: {
    bg: themed('header-bg'),
    fg: themed('header-fg'),
    border: themed('header-border'),
    accent: themed('header-accent'),
  },
  footer: { bg: themed('footer-bg'), fg: themed('footer-fg') },
  tone: {
    sky: themed('tone-sky'),
    soft: themed('tone-soft'),
    mid: themed('tone-mid'),
    deep: themed('tone-deep'),
    deep2: themed('tone-deep2'),
    ink: themed('tone-ink'),
    warm: themed('tone-warm'),
  },
  // Error dark red, success green and info purple reach 4.5:1 on white and on their own subtle surface.
  danger: { DEFAULT: value('#9B1C1C'), subtle: value('#FDF1F0') },
  success: { DEFAULT: value('#1E7B34'), subtle: value('#EDF7EF') },
  info: { DEFAULT: value('#5B2D8E'), subtle: value('#F4EFFA') },
  warning: { DEFAULT: value('#7A4B00'), subtle: value('#FEF6E4') },
} as const

/**
 * Chakra without its default theme: only our tokens, and no recipes but those of components themselves. Colours and
 * faces are custom properties, so one static system serves every brand.
 */
export const themeConfig = defineConfig({
  preflight: false,
  cssVarsPrefix: 'tl',
  cssVarsRoot: ':where(:root)',
  theme: {
    breakpoints,
    tokens,
    semanticTokens: { colors: semanticColours },
    keyframes: {
      turn: { to: { transform: 'rotate(1turn)' } },
      appear: { from: { opacity: 0 }, to: { opacity: 1 } },
      breathe: { '0%, 100%': { opacity: 1 }, '50%': { opacity: 0.55 } },
    },
  },
})

/** Turns recipes into styles. Its page-wide rules are in the HTML already (build/theme-styles.ts). */
export const system = createSystem(defaultBaseConfig, themeConfig)
