import { readFileSync } from 'node:fs'
import { languageCodes } from '@touchline/languages'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { viewBoxOf } from '../src/ui/scenes/scene-window.ts'
import { sceneParts } from '../src/ui/scenes/scene-parts.ts'
import { parseSeed, pictureTones } from '@touchline/brand'
import type { SiteDescription } from './site-description.ts'
import { themeStyles } from './theme-styles.ts'

/** The colour of a first visit, before any theme is read: a grey of no brand. */
const neutralBrand = '#8a8893'

const textsOf = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../src/i18n/${language}/${file}.json`, import.meta.url), 'utf8'))

/** Home's heading in a language: the text under the keys of a file. */
function headingIn(language: string, [file, ...keys]: SiteDescription['heading']): string {
  const found = keys.reduce<unknown>(
    (texts, key) => (texts as Readonly<Record<string, unknown>>)[key],
    textsOf(language, file),
  )
  if (typeof found !== 'string') throw new TypeError(`no text ${file}:${keys.join('.')} in ${language}`)
  return found
}

/** The home page's scene, in the colours of the last visit. */
async function sceneOfShell({ scene }: SiteDescription): Promise<string> {
  const shapes = await sceneParts[scene]()
  const tones: Readonly<Record<string, string>> = pictureTones(parseSeed(neutralBrand))
  const frame = `viewBox="${viewBoxOf(scene, 'phone')}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"`
  return `<svg ${frame}>${shapes}</svg>`.replaceAll(/var\(--theme-([\w-]+)\)/g, (whole, name: string) =>
    tones[name] === undefined ? whole : `var(--theme-${name},${tones[name]})`,
  )
}

/** The home page's heading in every language; the entry shows the page's one. */
function headingsOfShell({ heading }: SiteDescription): string {
  const headings = languageCodes.map((language) =>
    createElement('h1', { key: language, lang: language, hidden: true }, headingIn(language, heading)),
  )
  return renderToStaticMarkup(headings)
}

function aboutOf({ title, description }: SiteDescription): string {
  return `<meta name="description" content="${description}" />\n    <title>${title}</title>`
}

/** The styles every page needs, in the HTML, so that it shows at once. */
function stylesOfShell(): string {
  const fonts = readFileSync(new URL('../src/theme/fonts/fallback-fonts.css', import.meta.url), 'utf8')
  return `<style>${fonts}${themeStyles()}</style>`
}

/**
 * Fills the HTML page: the theme's styles, a first picture, the home page's heading, and the site's own entry.
 * (docs/decisions/030)
 */
export function shellPage(folder: string, site: SiteDescription): Plugin {
  return {
    name: 'touchline:shell-page',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const scene = await sceneOfShell(site)
        return html
          .replace('<!-- about -->', () => aboutOf(site))
          .replace('<!-- theme -->', stylesOfShell)
          .replace('<!-- scene -->', () => scene)
          .replace('<!-- headings -->', () => headingsOfShell(site))
          .replace('/src/main.ts', `/src/sites/${folder}/main.ts`)
      },
    },
  }
}
