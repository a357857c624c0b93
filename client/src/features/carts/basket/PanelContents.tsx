import { useRef } from 'react'
import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { openLoginModal } from '../../../app/session/login/login-modal.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { styled } from '../../../theme/styled.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { InlineError } from '../../../ui/feedback/InlineError.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { compareCodes } from '../../../i18n/collation.ts'
import { countIn, isEmpty } from '../cart.ts'
import type { CartItem } from '../cart.ts'
import { HoldLine } from '../hold/HoldLine.tsx'
import type { Basket } from '../use-basket.ts'
import { BasketNotices } from './BasketNotices.tsx'
import { PanelItem } from './items/PanelItem.tsx'

type Dated = Pick<CartItem, 'createdAt'>

/** The items, latest first; without a time of adding, in reverse order of the list. */
export function latestFirst<T extends Dated>(items: readonly T[]): readonly T[] {
  return items.toReversed().toSorted((a, b) => compareCodes(b.createdAt ?? '', a.createdAt ?? ''))
}

// The latest items show; the rest is on the basket's own page.
const mostInPanel = 3

const Stack = styled('div', { base: { display: 'grid', gap: '3', minWidth: 0 } })
const Quiet = styled('p', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', color: 'fg.muted' },
})

type Props = { readonly basket: Basket; readonly basketPath: string }

/** The basket in short, beside a page; a single line when empty. */
export function PanelContents({ basket, basketPath }: Props) {
  const { t } = useTranslation(['checkout'])
  const { loggedIn } = useSession()
  const { cart, error, isLoading, refresh } = basket
  const place = useRef<HTMLDivElement>(null)
  if (isLoading) return <Skeleton count={1} height={56} />
  if (error !== null) {
    return <InlineError onRetry={() => void refresh()}>{t('checkout:basket.loadFailed')}</InlineError>
  }
  if (!loggedIn) {
    return (
      <Quiet>
        {t('checkout:basket.emptyLoggedOut')}
        <Button variant="text" size="small" opens="dialog" onClick={openLoginModal}>
          {t('checkout:basket.logIn')}
        </Button>
      </Quiet>
    )
  }
  const filled = cart !== null && !isEmpty(cart) ? cart : null
  const latest = filled === null ? [] : latestFirst(filled.items)
  const more = countIn(latest.slice(mostInPanel))
  return (
    <Stack ref={place} tabIndex={-1}>
      <BasketNotices cart={cart} />
      {filled === null ? (
        <Quiet>{t('checkout:basket.empty')}</Quiet>
      ) : (
        <>
          <ul aria-label={t('checkout:basket.items')}>
            {latest.slice(0, mostInPanel).map((item, index) => (
              <PanelItem
                key={item.id ?? `item-${index}`}
                item={item}
                locked={filled.hold?.pinned === true}
                onRemoved={() => place.current?.focus()}
              />
            ))}
          </ul>
          {more > 0 ? <Link to={basketPath}>{t('checkout:basket.more', { count: more })}</Link> : null}
          <HoldLine cart={filled} quiet onOver={() => void refresh()} />
        </>
      )}
    </Stack>
  )
}
