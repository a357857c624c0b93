import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import type { Plugin } from 'vite'
import { globalStyles } from '../src/theme/global-styles.ts'
import { themeConfig } from '../src/theme/system.ts'

const name = 'virtual:theme.css'

/** Resets, bare elements and tokens: the same for every brand, so the browser gets them as a style sheet. */
export function themeStyles(): string {
  const system = createSystem(defaultBaseConfig, themeConfig, { preflight: true, globalCss: globalStyles })
  const cache = createCache({ key: 'tl' })
  // Chakra types its styles as anything that an object can be: Emotion takes them as they are.
  const rules: unknown = cache.insert('', css(system._global as never), cache.sheet, false)
  if (typeof rules !== 'string') throw new Error('styles are written where there is no document')
  return `${system.layers.atRule}\n${rules}`
}

/** `virtual:theme.css` is what the theme says of every page. */
export function stylesOfTheTheme(): Plugin {
  return {
    name: 'touchline:theme-styles',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? themeStyles() : undefined),
  }
}
