import { Suspense } from 'react'
import { laterPart } from '../../../app/later-part.ts'
import { useMedia } from '../../../browser/use-media.ts'
import { withTexts } from '../../../i18n/start-i18n.ts'

// Low on the page, and also in the header: the home page does not wait for it.
const BasketAside = laterPart(
  async () => (await withTexts(() => import('../BasketAside.tsx'), ['checkout'])).BasketAside,
)

/** The basket in the right column of the home page; phones neither show nor load it. */
export function HomeBasket() {
  const isShown = useMedia('(min-width: 575px)')
  return isShown ? (
    <Suspense fallback={null}>
      <BasketAside />
    </Suspense>
  ) : null
}
