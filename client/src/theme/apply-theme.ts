import { brandTokens, brandTokenNames } from '@touchline/brand'
import { fetchFaces } from './fonts/fetch-faces.ts'
import { fontsOf } from './fonts/fonts.ts'
import type { ThemeFonts } from './fonts/fonts.ts'
import type { ThemeRecord } from '@touchline/brand'
import { showTones } from './tones-on-page.ts'

/** The prefix of a theme's custom properties. */
const prefix = '--theme-'

const systemFaces = "system-ui, -apple-system, 'Segoe UI', Arial, sans-serif"

function stack(face: ThemeFonts['body']): string {
  return `'${face.family}', '${face.fallback}', ${systemFaces}`
}

function setColours(root: HTMLElement, theme: ThemeRecord): void {
  const colours = brandTokens(theme)
  for (const name of brandTokenNames) root.style.setProperty(`${prefix}${name}`, colours[name])
  showTones(colours)
}

/** The look before a theme is known: default colours and the system's face. */
export function applyNeutralTheme(root: HTMLElement): void {
  applied.delete(root)
  setColours(root, {})
  root.style.setProperty(`${prefix}font-body`, systemFaces)
  root.style.setProperty(`${prefix}font-heading`, systemFaces)
  root.style.setProperty(`${prefix}heading-weight`, '700')
}

const applied = new WeakMap<HTMLElement, ThemeRecord | null>()

/**
 * Applies a theme once: colours and faces as custom properties of the root element, and the font files when the browser
 * is idle. Text is readable before, in fallbacks of the same metrics. `null` means that no theme could be read.
 */
export function applyTheme(root: HTMLElement, theme: ThemeRecord | null): void {
  if (applied.get(root) === theme) return
  applied.set(root, theme)
  setColours(root, theme ?? {})
  const fonts = fontsOf(theme)
  root.style.setProperty(`${prefix}font-body`, stack(fonts.body))
  root.style.setProperty(`${prefix}font-heading`, stack(fonts.heading))
  root.style.setProperty(`${prefix}heading-weight`, String(fonts.heading.weight))
  fetchFaces([fonts.body, fonts.heading])
}

/** Loads the font files of a look that was recalled, which names their families. */
export function fetchRecalledFaces(root: HTMLElement): void {
  const familyOf = (part: 'body' | 'heading') =>
    /^['"]([^'"]+)/.exec(root.style.getPropertyValue(`${prefix}font-${part}`).trim())?.[1] ?? null
  const fonts = fontsOf({ themeAppBodyFontStyle: familyOf('body'), themeAppHeadingFontStyle: familyOf('heading') })
  fetchFaces([fonts.body, fonts.heading])
}
