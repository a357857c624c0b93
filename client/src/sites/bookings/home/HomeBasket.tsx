import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react'
import type { ComponentType } from 'react'
import { loadTexts } from '../../../i18n/start-i18n.ts'
import { pageNamespaces } from '../../../i18n/texts.ts'

/** Whether a media query matches; renders again when that changes. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}

const Nothing = (): null => null

// Low on the page, and also in the header: the home page does not wait for it.
const BasketAside = lazy<ComponentType>(async () => {
  const [part] = await Promise.all([import('../BasketAside.tsx'), loadTexts(pageNamespaces)]).catch(() => [null])
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
