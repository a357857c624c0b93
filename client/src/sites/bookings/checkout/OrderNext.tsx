import { Link } from 'react-router-dom'
import { Trans, useTranslation } from 'react-i18next'
import { useCancellationText } from '../../../features/occurrences/use-cancellation-text.ts'
import type { BoughtParts } from '../../../features/carts/bought-parts.ts'
import type { CartItem } from '../../../features/carts/cart.ts'
import { WhatNext } from '../../../features/orders/WhatNext.tsx'
import type { NextStep } from '../../../features/orders/WhatNext.tsx'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import { styled } from '../../../theme/styled.ts'
import { paths } from '../paths.ts'

const Words = styled(Link, {})

type Props = {
  readonly of: BoughtParts
  /** The order has a session still to come. */
  readonly hasVisit: boolean
}

/** The next steps for the items of an order. Only bookings have steps for entry and cancellation. */
export function OrderNext({ of: { booked, bought, settled }, hasVisit }: Props) {
  const { t } = useTranslation(['checkout', 'activities'])
  const cancellationText = useCancellationText()
  const paysFirst = usePaysFirst()

  function linesOf(items: readonly CartItem[], of: (item: CartItem) => string | null): readonly string[] {
    const lines = items.flatMap((item) => {
      const text = of(item)
      return text === null ? [] : [t('checkout:next.about', { name: item.name ?? t('checkout:item.unnamed'), text })]
    })
    return [...new Set(lines)]
  }

  const bring = linesOf(booked, (item) => (item.bring && item.bring.length > 0 ? item.bring.join(', ') : null))
  const cancelBy = linesOf(booked, ({ cancellationSummary, price }) => {
    const text = cancellationText(cancellationSummary, price?.value)
    return text && [text.by, text.returns].filter(Boolean).join('. ')
  })
  const bookings = (
    <Trans t={t} i18nKey="checkout:next.changeBookings" components={{ bookings: <Words to={paths.myBookings()} /> }} />
  )
  const again = <Trans t={t} i18nKey="checkout:next.againText" components={{ find: <Words to={paths.home()} /> }} />

  const steps: readonly (NextStep | false)[] = [
    hasVisit && { id: 'door', title: t('checkout:next.door'), lines: [t('checkout:next.doorText')] },
    bring.length > 0 && { id: 'bring', title: t('checkout:next.bring'), lines: bring },
    bought.some(({ pricingOptionType }) => pricingOptionType === 'package') && {
      id: 'package',
      title: t('checkout:next.package'),
      lines: [t('checkout:next.packageText')],
    },
    bought.some(({ type }) => type === 'membership') && {
      id: 'membership',
      title: t('activities:joining.confirmed.yours'),
      lines: [t('activities:joining.confirmed.useText')],
    },
    settled.some(({ type }) => type === 'penalty') &&
      !paysFirst && { id: 'again', title: t('checkout:next.again'), lines: [{ id: 'find', content: again }] },
    booked.length > 0 && {
      id: 'change',
      title: t('checkout:next.change'),
      lines: [...cancelBy, { id: 'bookings', content: bookings }],
    },
  ]
  return <WhatNext steps={steps.filter((step) => step !== false)} />
}
