import { lazy, Suspense } from 'react'
import type { ComponentType } from 'react'
import { loadPageTexts } from '../../i18n/start-i18n.ts'

const Nothing = (): null => null

// Far down the page, and in the header besides: home is whole before it comes, and without it.
const BasketAside = lazy<ComponentType>(async () => {
  const [part] = await Promise.all([import('./BasketAside.tsx'), loadPageTexts()]).catch(() => [null])
  return { default: part?.BasketAside ?? Nothing }
})

/** The basket in the right column of home. [S2-137] */
export function HomeBasket() {
  return (
    <Suspense fallback={null}>
      <BasketAside />
    </Suspense>
  )
}
