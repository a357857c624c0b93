/** A colour as three channels from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

const rgbShape = /^\s*(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)[\s,]+(-?\d+(?:\.\d+)?)\s*$/
const hexShape = /^#?(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

function channel(value: number): number {
  if (!(value >= 0 && value <= 255)) throw new RangeError('Value must be between 0 and 255')
  return value
}

/** Parses 'R G B' with channels from 0 to 255. */
export function parseRgb(text: string): Rgb {
  const found = rgbShape.exec(text)
  if (!found) throw new RangeError('RGB colour must be in RGB format')
  return [channel(Number(found[1])), channel(Number(found[2])), channel(Number(found[3]))]
}

function parseHex(text: string): Rgb {
  const digits = text.replace('#', '')
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Parses the seed of a palette: hex of 3 or 6 digits, or 'R G B'. */
export function parseSeed(seed: string): Rgb {
  const text = seed.trim()
  if (hexShape.test(text)) return parseHex(text)
  if (rgbShape.test(text)) return parseRgb(text)
  throw new RangeError('Seed colour must be in either hex or rgb format')
}

function checkedFactor(factor: number): number {
  if (!(factor >= 0 && factor <= 1)) throw new RangeError('Tint factor must be between 0 and 1')
  return factor
}

/** Mixes two colours; `share` is the part of the first, from 0 to 1. */
export function mix(first: Rgb, second: Rgb, share: number): Rgb {
  const part = checkedFactor(share)
  const blend = (a: number, b: number): number => Math.round(a * part + b * (1 - part))
  return [blend(first[0], second[0]), blend(first[1], second[1]), blend(first[2], second[2])]
}

export const white: Rgb = [255, 255, 255]
export const black: Rgb = [0, 0, 0]

/** The colour at `factor` strength on white: 1 is the colour itself, 0 is white. */
export function tint(colour: Rgb, factor: number): Rgb {
  return mix(colour, white, factor)
}

/** The colour darkened to `factor` of its light: 1 is the colour itself, 0 is black. */
export function darken(colour: Rgb, factor: number): Rgb {
  return mix(colour, black, factor)
}

export function toHex(colour: Rgb): string {
  return `#${colour.map((value) => Math.round(channel(value)).toString(16).padStart(2, '0')).join('')}`
}
