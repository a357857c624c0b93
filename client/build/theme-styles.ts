import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { globalStyles } from '../src/theme/global-styles.ts'
import { themeConfig } from '../src/theme/system.ts'

/** Resets, bare elements and tokens: the theme's rules for every page and brand. */
export function themeStyles(): string {
  const system = createSystem(defaultBaseConfig, themeConfig, { preflight: true, globalCss: globalStyles })
  const cache = createCache({ key: 'tl' })
  // Chakra types its styles loosely; Emotion takes them unchanged.
  const rules: unknown = cache.insert('', css(system._global as never), cache.sheet, false)
  if (typeof rules !== 'string') throw new Error('styles are written where there is no document')
  return `${system.layers.atRule}\n${rules}`
}
