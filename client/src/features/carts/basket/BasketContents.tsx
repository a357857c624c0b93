import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { mainId } from '../../../ui/layout/page/SkipLink.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { BasketEmpty } from './BasketEmpty.tsx'
import { BasketItem } from './items/BasketItem.tsx'
import { BasketNotices } from './BasketNotices.tsx'
import { isEmpty } from '../cart.ts'
import { HoldLine } from '../hold/HoldLine.tsx'
import type { Basket } from '../use-basket.ts'

const Stack = styled('div', { base: { display: 'grid', gap: '4', minWidth: 0 } })

type Props = { readonly basket: Basket; readonly browsePath: string; readonly headingLevel?: 2 | 3 }

/** The basket's items with their hold, or the empty state. */
export function BasketContents({ basket, browsePath, headingLevel = 3 }: Props) {
  const { t } = useTranslation(['checkout'])
  const { cart, error, isLoading, refresh } = basket
  const place = useRef<HTMLDivElement>(null)
  if (isLoading) return <Skeleton count={2} height={112} />
  if (error !== null) {
    return <InlineError onRetry={() => void refresh()}>{t('checkout:basket.loadFailed')}</InlineError>
  }
  // Keeps the focus after a removal. With the last item a page may show its basket in another place.
  function goOnHere(): void {
    const next = place.current ?? document.getElementById(mainId)
    next?.focus()
  }

  const filled = cart !== null && !isEmpty(cart) ? cart : null
  return (
    <Stack ref={place} tabIndex={-1}>
      <BasketNotices cart={cart} />
      {filled ? (
        <>
          <HoldLine cart={filled} onOver={() => void refresh()}>
            {t('checkout:hold.basketNote')}
          </HoldLine>
          <ul aria-label={t('checkout:basket.items')}>
            {filled.items.map((item, index) => (
              <BasketItem
                key={item.id ?? `item-${index}`}
                item={item}
                headingLevel={headingLevel}
                locked={filled.hold?.pinned === true}
                onRemoved={goOnHere}
              />
            ))}
          </ul>
        </>
      ) : (
        <BasketEmpty browsePath={browsePath} />
      )}
    </Stack>
  )
}
