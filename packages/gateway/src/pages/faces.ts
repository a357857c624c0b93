import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The fonts of the sites, in the two weights that the pages use. Latin subsets, as on the sites. */
const faces = {
  Roboto: {
    'roboto-400': require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
    'roboto-700': require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
  },
  Lato: {
    'lato-400': require.resolve('@fontsource/lato/files/lato-latin-400-normal.woff2'),
    'lato-700': require.resolve('@fontsource/lato/files/lato-latin-700-normal.woff2'),
  },
  'Open Sans': {
    'open-sans-400': require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
    'open-sans-700': require.resolve('@fontsource/open-sans/files/open-sans-latin-700-normal.woff2'),
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>

export type ThemeFont = keyof typeof faces

const fileOfName = new Map<string, string>(Object.values(faces).flatMap((weights) => Object.entries(weights)))

export const isThemeFont = (name: string): name is ThemeFont => Object.hasOwn(faces, name)

/** The file of a font by its name in pages; undefined for an unknown name. */
export const fileOfFace = (name: string): string | undefined => fileOfName.get(name)

/** The face in both weights. Nothing is drawn in another face while it is on its way. */
export function styleOfFaces(font: ThemeFont): string {
  const styles = Object.keys(faces[font]).map((name) => {
    const weight = name.endsWith('-400') ? '400' : '600 700'
    return `@font-face { font-family: '${font}'; font-weight: ${weight}; font-display: block; src: url('/gateway/v1/faces/${name}.woff2') format('woff2'); }`
  })
  return styles.join('\n')
}
