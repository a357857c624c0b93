import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast, toastDurations } from '../../app/toasts/toasts.ts'
import { type Cart, isEmpty } from '../carts/cart.ts'
import { isOwnChange, linesOf } from '../carts/use-basket.ts'

/** Says at an open checkout that another tab has changed the lines of its basket. [O-335] */
export function useChangedElsewhere(cart: Cart | null): void {
  const { t } = useTranslation(['checkout'])
  const known = useRef<string>(undefined)
  const isShown = cart !== null && !isEmpty(cart)
  const lines = isShown ? linesOf(cart) : null
  // Lost places have notices of their own.
  const isTold = isShown && (cart.notices ?? []).length > 0

  useEffect(() => {
    if (lines === null) return
    const before = known.current
    known.current = lines
    if (before === undefined || before === lines || isTold || isOwnChange(lines)) return
    showToast({ content: t('checkout:page.changedElsewhere'), type: 'info', closeAfter: toastDurations.error })
  }, [lines, isTold, t])
}
