import { readFileSync } from 'node:fs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { viewBoxOf } from '../src/ui/scenes/scene-window.ts'
import { SwimScene } from '../src/ui/scenes/SwimScene.ts'
import { parseSeed } from '../src/theme/colour.ts'
import { pictureTones } from '../src/theme/tones.ts'
import { themeStyles } from './theme-styles.ts'

/** What a first visit is drawn in, before any theme was read: a grey that no brand owns. */
const neutralBrand = '#8a8893'

/** Words of home, by the language that its heading is written in. */
const languages = ['en', 'cy'] as const

function headingIn(language: string): string {
  const file = new URL(`../src/i18n/${language}/home.json`, import.meta.url)
  // One of our own files of texts.
  const { heading } = JSON.parse(readFileSync(file, 'utf8')) as { readonly heading: string }
  return heading
}

/** The scene that home begins with, in the tones of the last visit. */
export function sceneOfShell(): string {
  const tones: Readonly<Record<string, string>> = pictureTones(parseSeed(neutralBrand))
  const frame = `viewBox="${viewBoxOf('swim', 'phone')}" preserveAspectRatio="xMidYMid slice" aria-hidden="true"`
  return `<svg ${frame}>${SwimScene()}</svg>`.replaceAll(/var\(--theme-([\w-]+)\)/g, (whole, name: string) =>
    tones[name] === undefined ? whole : `var(--theme-${name},${tones[name]})`,
  )
}

/** Home's heading in every language; the entry shows the one that the page will speak. */
export function headingsOfShell(): string {
  const headings = languages.map((language) =>
    createElement('h1', { key: language, lang: language, hidden: true }, headingIn(language)),
  )
  return renderToStaticMarkup(headings)
}

/** What every page is written in. In the HTML: what that shows waits for nothing else. */
function stylesOfShell(): string {
  const fonts = readFileSync(new URL('../src/theme/fallback-fonts.css', import.meta.url), 'utf8')
  return `<style>${fonts}${themeStyles()}</style>`
}

/**
 * Fills the page that comes with the HTML: the theme's own styles, a picture from the first paint on, and what home says
 * first. (docs/decisions/030)
 */
export function shellPage(): Plugin {
  return {
    name: 'touchline:shell-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<!-- theme -->', stylesOfShell)
          .replace('<!-- scene -->', sceneOfShell)
          .replace('<!-- headings -->', headingsOfShell),
    },
  }
}
