import type { ThemeRecord } from './theme-record.ts'

/** One bundled face: the family of its CSS, the fallback with the same metrics, and how to load it. */
type Face = {
  readonly family: string
  readonly fallback: string
  readonly weight: number
  readonly load: () => Promise<unknown>
}

// Latin subsets only, one chunk a face: a visitor downloads the two faces of the venue's theme and no other.
const bodyFaces = {
  roboto: {
    family: 'Roboto',
    fallback: 'Roboto fallback',
    weight: 400,
    load: () => Promise.all([import('@fontsource/roboto/latin-400.css'), import('@fontsource/roboto/latin-700.css')]),
  },
  lato: {
    family: 'Lato',
    fallback: 'Lato fallback',
    weight: 400,
    load: () => Promise.all([import('@fontsource/lato/latin-400.css'), import('@fontsource/lato/latin-700.css')]),
  },
  'open-sans': {
    family: 'Open Sans',
    fallback: 'Open Sans fallback',
    weight: 400,
    load: () =>
      Promise.all([import('@fontsource/open-sans/latin-400.css'), import('@fontsource/open-sans/latin-700.css')]),
  },
} as const satisfies Record<string, Face>

const displayFaces = {
  archivo: {
    family: 'Archivo',
    fallback: 'Archivo fallback',
    weight: 800,
    load: () => import('@fontsource/archivo/latin-800.css'),
  },
  anton: {
    family: 'Anton',
    fallback: 'Anton fallback',
    weight: 400,
    load: () => import('@fontsource/anton/latin-400.css'),
  },
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

/**
 * The faces a theme asks for. Headings default to the bold display face, text to Roboto; without any theme both texts
 * are Lato. [S9-046, S9-050, S9-051, S9-052]
 */
export function fontsOf(theme: ThemeRecord | null): ThemeFonts {
  if (!theme) return { body: bodyFaces.lato, heading: { ...bodyFaces.lato, weight: 700 } }
  return {
    body: bodyFace(keyOf(theme.themeAppBodyFontStyle)) ?? bodyFaces.roboto,
    heading: headingFace(keyOf(theme.themeAppHeadingFontStyle)),
  }
}
