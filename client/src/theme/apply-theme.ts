import { brandTokens, brandTokenNames } from './brand.ts'
import { fetchFaces } from './fetch-faces.ts'
import { fontsOf } from './fonts.ts'
import type { ThemeFonts } from './fonts.ts'
import type { ThemeRecord } from './theme-record.ts'
import { showTones } from './tones-on-page.ts'

/** Prefix of the custom properties in which a theme reaches the style sheet. */
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

/** How the page looks until a theme is known: default colours, the system's face, nothing fetched. */
export function applyNeutralTheme(root: HTMLElement): void {
  applied.delete(root)
  setColours(root, {})
  root.style.setProperty(`${prefix}font-body`, systemFaces)
  root.style.setProperty(`${prefix}font-heading`, systemFaces)
  root.style.setProperty(`${prefix}heading-weight`, '700')
}

const applied = new WeakMap<HTMLElement, ThemeRecord | null>()

/**
 * Puts a theme on the page, once: colours and faces as custom properties of the root element, and the files of the faces when
 * the browser rests. Text is readable before they arrive, in fallbacks of the same metrics. `null` is "no theme could be read".
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
