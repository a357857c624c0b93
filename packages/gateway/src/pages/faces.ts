import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Faces of the sites around the form, in the two weights that the pages use. Latin subsets, as the sites have them. */
const faces = {
  Roboto: {
    // Its own fall-back on the device, stretched as the sites stretch theirs: nothing moves when the face is there.
    fallback: 'size-adjust: 100.25%; ascent-override: 92.57%; descent-override: 24.34%',
    files: {
      'roboto-400': require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff2'),
      'roboto-700': require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff2'),
    },
  },
  Lato: {
    fallback: 'size-adjust: 97.25%; ascent-override: 101.5%; descent-override: 21.9%',
    files: {
      'lato-400': require.resolve('@fontsource/lato/files/lato-latin-400-normal.woff2'),
      'lato-700': require.resolve('@fontsource/lato/files/lato-latin-700-normal.woff2'),
    },
  },
  'Open Sans': {
    fallback: 'size-adjust: 104.42%; ascent-override: 102.38%; descent-override: 28.06%',
    files: {
      'open-sans-400': require.resolve('@fontsource/open-sans/files/open-sans-latin-400-normal.woff2'),
      'open-sans-700': require.resolve('@fontsource/open-sans/files/open-sans-latin-700-normal.woff2'),
    },
  },
} as const satisfies Record<string, { readonly fallback: string; readonly files: Readonly<Record<string, string>> }>

export type ThemeFont = keyof typeof faces

const pathOfFile = new Map<string, string>(Object.values(faces).flatMap(({ files }) => Object.entries(files)))

export const isThemeFont = (name: string): name is ThemeFont => Object.hasOwn(faces, name)

/** Where the file of a face lies, by the name that pages give it; undefined for any other name. */
export const fileOfFace = (name: string): string | undefined => pathOfFile.get(name)

/** The face in both weights, and what stands for it until it is there. */
export function styleOfFaces(font: ThemeFont): string {
  const { fallback, files } = faces[font]
  const [regular, bold] = Object.keys(files)
  const face = (weight: string, name: string | undefined, suffix: string): string =>
    `@font-face { font-family: '${font}'; font-weight: ${weight}; font-display: swap; src: url('/gateway/v1/faces/${name}.woff2') format('woff2'); }
@font-face { font-family: '${font} fallback'; font-weight: ${weight}; src: local('Arial${suffix}'), local('Liberation Sans${suffix}'); ${fallback}; line-gap-override: 0%; }`
  return `${face('400', regular, '')}\n${face('600 700', bold, ' Bold')}`
}
