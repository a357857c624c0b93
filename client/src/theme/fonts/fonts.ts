import anton400 from '@fontsource/anton/files/anton-latin-400-normal.woff2'
import archivo800 from '@fontsource/archivo/files/archivo-latin-800-normal.woff2'
import lato400 from '@fontsource/lato/files/lato-latin-400-normal.woff2'
import lato700 from '@fontsource/lato/files/lato-latin-700-normal.woff2'
import openSans400 from '@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'
import openSans700 from '@fontsource/open-sans/files/open-sans-latin-700-normal.woff2'
import roboto400 from '@fontsource/roboto/files/roboto-latin-400-normal.woff2'
import roboto700 from '@fontsource/roboto/files/roboto-latin-700-normal.woff2'
import type { ThemeRecord } from '@touchline/brand'

/** One bundled face: its family, the fallback with the same metrics, and its files by weight. */
export type Face = {
  readonly family: string
  readonly fallback: string
  readonly weight: number
  readonly files: Readonly<Record<number, string>>
}

// Latin subsets only: a visitor downloads the two faces of the venue's theme and no other.
const bodyFaces = {
  roboto: { family: 'Roboto', fallback: 'Roboto fallback', weight: 400, files: { 400: roboto400, 700: roboto700 } },
  lato: { family: 'Lato', fallback: 'Lato fallback', weight: 400, files: { 400: lato400, 700: lato700 } },
  'open-sans': {
    family: 'Open Sans',
    fallback: 'Open Sans fallback',
    weight: 400,
    files: { 400: openSans400, 700: openSans700 },
  },
} as const satisfies Record<string, Face>

const displayFaces = {
  archivo: { family: 'Archivo', fallback: 'Archivo fallback', weight: 800, files: { 800: archivo800 } },
  anton: { family: 'Anton', fallback: 'Anton fallback', weight: 400, files: { 400: anton400 } },
} as const satisfies Record<string, Face>

export type ThemeFonts = { readonly body: Face; readonly heading: Face }

function keyOf(style: string | null | undefined): string {
  return (style ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
}

function bodyFace(key: string): Face | undefined {
  return Object.entries(bodyFaces).find(([name]) => name === key)?.[1]
}

function headingFace(key: string): Face {
  const display = Object.entries(displayFaces).find(([name]) => name === key)?.[1]
  const plain = bodyFace(key)
  return display ?? (plain ? { ...plain, weight: 700 } : displayFaces.archivo)
}

/** A theme's faces. Headings default to the bold display face, text to Roboto; without a theme both are Lato. */
export function fontsOf(theme: ThemeRecord | null): ThemeFonts {
  if (!theme) return { body: bodyFaces.lato, heading: { ...bodyFaces.lato, weight: 700 } }
  return {
    body: bodyFace(keyOf(theme.themeAppBodyFontStyle)) ?? bodyFaces.roboto,
    heading: headingFace(keyOf(theme.themeAppHeadingFontStyle)),
  }
}
