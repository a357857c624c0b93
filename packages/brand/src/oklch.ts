import type { Rgb } from './colour.ts'

/** A colour in OKLCH: lightness 0 to 1, chroma from 0, hue in degrees from 0 to 360. Steps look even for any hue. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number }

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

function channelOf(light: number): number {
  const held = Math.min(1, Math.max(0, light))
  const part = held <= 0.0031308 ? 12.92 * held : 1.055 * held ** (1 / 2.4) - 0.055
  return Math.round(Math.min(1, part) * 255)
}

/** The OKLCH of an sRGB colour (the matrices are those of the OKLab definition). */
export function oklchOf([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [linear(red), linear(green), linear(blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const y = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(x, y),
    h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360,
  }
}

function linearRgb(l: number, c: number, h: number): Rgb {
  const x = c * Math.cos((h * Math.PI) / 180)
  const y = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * x + 0.2158037573 * y) ** 3
  const medium = (l - 0.1055613458 * x - 0.0638541728 * y) ** 3
  const short = (l - 0.0894841775 * x - 1.291485548 * y) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

const shown = (light: number): boolean => light >= -0.0005 && light <= 1.0005

/** The sRGB colour of a lightness, chroma and hue; the chroma is lowered until a screen can show it. */
export function fromOklch(l: number, c: number, h: number): Rgb {
  let chroma = c
  while (chroma > 0 && !linearRgb(l, chroma, h).every(shown)) chroma -= 0.004
  const [red, green, blue] = linearRgb(l, Math.max(chroma, 0), h)
  return [channelOf(red), channelOf(green), channelOf(blue)]
}
