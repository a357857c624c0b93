import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

type Face = {
  readonly file: string
  /** What stretches the device's own face to it, as the sites stretch theirs: nothing moves when it is there. */
  readonly fallback: string
}

/** Faces of the sites around the form, in the two weights that the pages use. Latin subsets, as the sites have them. */
const faces = {
  Roboto: {
    'roboto-400': {
      file: require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
      fallback: 'size-adjust: 98.87%; ascent-override: 93.83%; descent-override: 24.69%',
    },
    'roboto-700': {
      file: require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
      fallback: 'size-adjust: 93.53%; ascent-override: 99.19%; descent-override: 26.10%',
    },
  },
  Lato: {
    'lato-400': {
      file: require.resolve('@fontsource/lato/files/lato-latin-400-normal.woff2'),
      fallback: 'size-adjust: 96.11%; ascent-override: 102.69%; descent-override: 22.16%',
    },
    'lato-700': {
      file: require.resolve('@fontsource/lato/files/lato-latin-700-normal.woff2'),
      fallback: 'size-adjust: 91.60%; ascent-override: 107.75%; descent-override: 23.25%',
    },
  },
  'Open Sans': {
    'open-sans-400': {
      file: require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
      fallback: 'size-adjust: 104.17%; ascent-override: 102.61%; descent-override: 28.12%',
    },
    'open-sans-700': {
      file: require.resolve('@fontsource/open-sans/files/open-sans-latin-700-normal.woff2'),
      fallback: 'size-adjust: 104.08%; ascent-override: 102.69%; descent-override: 28.15%',
    },
  },
} as const satisfies Record<string, Readonly<Record<string, Face>>>

export type ThemeFont = keyof typeof faces

const faceOfName = new Map<string, Face>(Object.values(faces).flatMap((weights) => Object.entries(weights)))

export const isThemeFont = (name: string): name is ThemeFont => Object.hasOwn(faces, name)

/** Where the file of a face lies, by the name that pages give it; undefined for any other name. */
export const fileOfFace = (name: string): string | undefined => faceOfName.get(name)?.file

/** The face in both weights, and what stands for it until it is there. */
export function styleOfFaces(font: ThemeFont): string {
  const styles = Object.entries<Face>(faces[font]).map(([name, { fallback }]) => {
    const [weight, device] = name.endsWith('-400') ? ['400', ''] : ['600 700', ' Bold']
    return `@font-face { font-family: '${font}'; font-weight: ${weight}; font-display: swap; src: url('/gateway/v1/faces/${name}.woff2') format('woff2'); }
@font-face { font-family: '${font} fallback'; font-weight: ${weight}; src: local('Arial${device}'), local('Liberation Sans${device}'); ${fallback}; line-gap-override: 0%; }`
  })
  return styles.join('\n')
}
