import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { viewBoxOf } from '../src/ui/scenes/scene-window.ts'
import { GymScene } from '../src/ui/scenes/GymScene.ts'
import { SwimScene } from '../src/ui/scenes/SwimScene.ts'
import { parseSeed } from '../src/theme/colour.ts'
import { pictureTones } from '../src/theme/tones.ts'
import { themeStyles } from './theme-styles.ts'

/** What a first visit is drawn in, before any theme was read: a grey that no brand owns. */
const neutralBrand = '#8a8893'

/** The languages that home's heading is written in. */
const languages = ['en', 'cy'] as const

type Texts = { readonly heading: string }

const textsOf = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../src/i18n/${language}/${file}.json`, import.meta.url), 'utf8'))

/** What each site is, and what its home begins with. The texts are our own files. */
const sites = {
  bookings: {
    title: 'Bookings',
    description: 'Book courses, camps and activities at your leisure centre.',
    sceneName: 'swim',
    scene: SwimScene,
    texts: (language: string) => textsOf(language, 'home') as Texts,
  },
  joining: {
    title: 'Join',
    description: 'Become a member of your leisure centre.',
    sceneName: 'gym',
    scene: GymScene,
    texts: (language: string) => (textsOf(language, 'activities') as { readonly joining: Texts }).joining,
  },
} as const

export type SiteName = keyof typeof sites

/** The scene that home begins with, in the tones of the last visit. */
function sceneOfShell(site: SiteName): string {
  const { sceneName, scene } = sites[site]
  const tones: Readonly<Record<string, string>> = pictureTones(parseSeed(neutralBrand))
  const frame = `viewBox="${viewBoxOf(sceneName, 'phone')}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"`
  return `<svg ${frame}>${scene()}</svg>`.replaceAll(/var\(--theme-([\w-]+)\)/g, (whole, name: string) =>
    tones[name] === undefined ? whole : `var(--theme-${name},${tones[name]})`,
  )
}

/** Home's heading in every language; the entry shows the one that the page will speak. */
function headingsOfShell(site: SiteName): string {
  const headings = languages.map((language) =>
    createElement('h1', { key: language, lang: language, hidden: true }, sites[site].texts(language).heading),
  )
  return renderToStaticMarkup(headings)
}

function aboutOf(site: SiteName): string {
  const { title, description } = sites[site]
  return `<meta name="description" content="${description}" />\n    <title>${title}</title>`
}

/** What every page is written in. In the HTML: what that shows waits for nothing else. */
function stylesOfShell(): string {
  const fonts = readFileSync(new URL('../src/theme/fallback-fonts.css', import.meta.url), 'utf8')
  return `<style>${fonts}${themeStyles()}</style>`
}

/**
 * Fills the page that comes with the HTML: the theme's own styles, a picture from the first paint on, and what home says
 * first; and names the site's own entry. (docs/decisions/030)
 */
export function shellPage(site: SiteName): Plugin {
  return {
    name: 'touchline:shell-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!-- about -->', () => aboutOf(site))
          .replace('<!-- theme -->', stylesOfShell)
          .replace('<!-- scene -->', () => sceneOfShell(site))
          .replace('<!-- headings -->', () => headingsOfShell(site))
          .replace('/src/main.ts', `/src/sites/${site}/main.ts`),
    },
  }
}
