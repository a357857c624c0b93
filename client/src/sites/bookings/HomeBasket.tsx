import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { useMedia } from '../../app/use-media.ts'
import { withTexts } from '../../i18n/start-i18n.ts'

const Nothing = (): null => null

// Low on the page, and also in the header: the home page does not wait for it.
const BasketAside = lazy<ComponentType>(async () => {
  const part = await withTexts(() => import('./BasketAside.tsx'), ['checkout']).catch(() => null)
  return { default: part?.BasketAside ?? Nothing }
})

/** The basket in the right column of the home page; phones neither show nor load it. */
export function HomeBasket() {
  const isShown = useMedia('(min-width: 575px)')
  return isShown ? (
    <Suspense fallback={null}>
      <BasketAside />
    </Suspense>
  ) : null
}
