import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useMedia } from '../../app/use-media.ts'
import { loadTexts } from '../../i18n/start-i18n.ts'
import { pageNamespaces } from '../../i18n/texts.ts'

const Nothing = (): null => null

// Far down the page, and in the header besides: home is whole before it comes, and without it.
const BasketAside = lazy<ComponentType>(async () => {
  const [part] = await Promise.all([import('./BasketAside.tsx'), loadTexts(pageNamespaces)]).catch(() => [null])
  return { default: part?.BasketAside ?? Nothing }
})

/** The basket in the right column of home; phones do not show it, and do not fetch it either. [S2-137, S2-138] */
export function HomeBasket() {
  const isShown = useMedia('(min-width: 575px)')
  return isShown ? (
    <Suspense fallback={null}>
      <BasketAside />
    </Suspense>
  ) : null
}
