import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, toastDurations } from '../../app/toasts/toasts.ts'
import { type Cart, isEmpty } from '../carts/cart.ts'

/** Says that the lines of a basket changed while its checkout is open, which has no means to change them. [O-335] */
export function useChangedElsewhere(cart: Cart | null): void {
  const { t } = useTranslation(['checkout'])
  const known = useRef<string>(undefined)
  const isShown = cart !== null && !isEmpty(cart)
  const lines = isShown ? cart.items.map(({ id, quantity }) => `${id}: ${quantity}`).join() : null
  // Lost places have notices of their own.
  const isTold = isShown && (cart.notices ?? []).length > 0

  useEffect(() => {
    if (lines === null) return
    const before = known.current
    known.current = lines
    if (before === undefined || before === lines || isTold) return
    showToast({ content: t('checkout:page.changedElsewhere'), type: 'info', closeAfter: toastDurations.error })
  }, [lines, isTold, t])
}
