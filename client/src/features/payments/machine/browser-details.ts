import type { BrowserDetails } from './states/payment-details.ts'

/** The colour depths a bank accepts. payments.md 6.2 */
const colorDepths = [1, 4, 8, 15, 16, 24, 32, 48] as const

const largestSide = 99_999
const largestOffset = 840
const longestLanguage = 35

/** The parts of a window that the bank is told. */
export type BrowserView = {
  readonly screen: { readonly colorDepth: number; readonly width: number; readonly height: number }
  readonly navigator: { readonly language: string }
}

function whole(value: number, least: number, most: number): number {
  return Number.isFinite(value) ? Math.min(Math.max(Math.round(value), least), most) : 0
}

/** The greatest accepted depth up to the screen's: 30 bits become 24. */
function acceptedDepth(colorDepth: number): number {
  return colorDepths.findLast((depth) => depth <= colorDepth) ?? 1
}

/**
 * The browser's details in the platform's shape; `timezoneOffset` is minutes behind UTC, as
 * `Date.prototype.getTimezoneOffset` gives it.
 */
export function browserDetails({ screen, navigator }: BrowserView, timezoneOffset: number): BrowserDetails {
  const fits = navigator.language !== '' && navigator.language.length <= longestLanguage
  return {
    colorDepth: acceptedDepth(screen.colorDepth),
    language: fits ? navigator.language : 'en',
    screenWidth: whole(screen.width, 0, largestSide),
    screenHeight: whole(screen.height, 0, largestSide),
    timezoneOffset: whole(timezoneOffset, -largestOffset, largestOffset),
  }
}
