import { black, white } from './colour.ts'
import type { Rgb } from './colour.ts'

/** WCAG 2.2 minimum for text, and for large text, control edges and focus marks. */
export const textContrast = 4.5
export const edgeContrast = 3

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Relative luminance of WCAG 2.2, from 0 (black) to 1 (white). */
export function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** Contrast ratio of WCAG 2.2, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

/** The text colour for a filled surface. Either black or white always reaches 4.5:1; white is preferred. */
export function textOn(surface: Rgb): Rgb {
  return contrast(white, surface) >= textContrast ? white : black
}
