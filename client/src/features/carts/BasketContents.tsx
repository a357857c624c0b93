import { chakra } from '@chakra-ui/react'
import { useTexts } from '../../i18n/use-texts.ts'
import { InlineError } from '../../ui/InlineError.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { BasketEmpty } from './BasketEmpty.tsx'
import { BasketItem } from './BasketItem.tsx'
import { BasketNotices } from './BasketNotices.tsx'
import { isEmpty } from './cart.ts'
import { HoldLine } from './HoldLine.tsx'
import type { Basket } from './use-basket.ts'

const Stack = chakra('div', { base: { display: 'grid', gap: '4', minWidth: 0 } })

type Props = { readonly basket: Basket; readonly browsePath: string }

/** The basket's items with how long they are kept, or what stands there instead. [S2-192, S8-012] */
export function BasketContents({ basket, browsePath }: Props) {
  const { t } = useTexts()
  const { cart, error, isLoading, refresh } = basket
  if (isLoading) return <Skeleton count={2} height={112} />
  if (error !== null) {
    return <InlineError onRetry={() => void refresh()}>{t('checkout:basket.loadFailed')}</InlineError>
  }
  if (cart === null || isEmpty(cart)) {
    return (
      <Stack>
        <BasketNotices notices={cart?.notices} />
        <BasketEmpty browsePath={browsePath} />
      </Stack>
    )
  }
  return (
    <Stack>
      <BasketNotices notices={cart.notices} />
      <HoldLine cart={cart} onOver={() => void refresh()} />
      <ul aria-label={t('checkout:basket.items')}>
        {cart.items.map((item) => (
          <BasketItem key={item.id} item={item} locked={cart.hold?.pinned === true} />
        ))}
      </ul>
    </Stack>
  )
}
