import { createSystem } from '@chakra-ui/react'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import createCache from '@emotion/cache'
import { css } from '@emotion/react'
import { globalStyles } from '../src/theme/global-styles.ts'
import { themeConfig } from '../src/theme/system.ts'

/** Resets, bare elements and tokens: what the theme says of every page, the same for every brand. */
export function themeStyles(): string {
  const system = createSystem(defaultBaseConfig, themeConfig, { preflight: true, globalCss: globalStyles })
  const cache = createCache({ key: 'tl' })
  // Chakra types its styles as anything that an object can be: Emotion takes them as they are.
  const rules: unknown = cache.insert('', css(system._global as never), cache.sheet, false)
  if (typeof rules !== 'string') throw new Error('styles are written where there is no document')
  return `${system.layers.atRule}\n${rules}`
}
