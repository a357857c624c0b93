import { Link } from 'react-router-dom'
import { Trans, useTranslation } from 'react-i18next'
import { environment } from '../../../app/environment.ts'
import { isFinal } from '../../../features/occurrences/terms.ts'
import { useCancellationTexts } from '../../../features/occurrences/use-cancellation-text.ts'
import type { BoughtParts } from '../../../features/carts/bought-parts.ts'
import { useItemText } from '../../../features/carts/basket/items/use-item-text.ts'
import { useWhenText } from '../../../features/carts/basket/items/use-when-text.ts'
import { cancelledTogether } from '../../../features/carts/cancelled-together.ts'
import { amountOf } from '../../../features/carts/cart.ts'
import type { CartItem } from '../../../features/carts/cart.ts'
import { alike, shortTerms } from '../../../features/orders/alike.ts'
import type { Alike } from '../../../features/orders/alike.ts'
import { WhatNext } from '../../../features/orders/WhatNext.tsx'
import type { NextStep } from '../../../features/orders/WhatNext.tsx'
import { usePaysFirst } from '../../../features/penalties/use-penalties.ts'
import { dotted } from '../../../i18n/dotted.ts'
import { styled } from '../../../theme/styled.ts'
import { paths } from '../paths.ts'

const Words = styled(Link, {})

type Props = {
  readonly of: BoughtParts
  /** The order has a session still to come. */
  readonly hasVisit: boolean
  /** The order of a customer served by staff. */
  readonly isServed: boolean
}

/** The next steps for the items of an order. Only bookings have steps for entry and cancellation. */
export function OrderNext({ of: { booked, bought, settled }, hasVisit, isServed }: Props) {
  const { t } = useTranslation(['checkout', 'activities'])
  const cancellationText = useCancellationTexts()
  const itemText = useItemText()
  const whenText = useWhenText()
  const paysFirst = usePaysFirst()

  const said = isServed ? 'checkout:next.served' : 'checkout:next'

  // A kiosk's visitor leaves the screen behind.
  const isKiosk = environment().modes.kiosk !== null
  const atDoor = isKiosk && !isServed ? 'checkout:next.doorTextKiosk' : (`${said}.doorText` as const)

  const nameOf = (item: CartItem): string => item.name ?? t('checkout:item.unnamed')
  /** With attendee and days where others have the same name on other days. */
  function ownNameOf(item: CartItem, own: readonly CartItem[]): string {
    const isOneOfSeveral = booked.some((other) => other.name === item.name && !own.includes(other))
    return isOneOfSeveral ? dotted([itemText.named(item), ...whenText(item).slice(0, 1)]) : nameOf(item)
  }
  const lineOf = ({ names, text }: Alike): string => t('checkout:next.about', { names, text })

  const bring = alike(
    booked.flatMap((item) =>
      item.bring && item.bring.length > 0 ? [{ names: [nameOf(item)], text: item.bring.join(', ') }] : [],
    ),
  )
  const terms = shortTerms(
    cancelledTogether(booked).flatMap((items) => {
      const text = cancellationText(items.map((item) => ({ summary: item.cancellationSummary, price: amountOf(item) })))
      return text ? [{ ...text, names: items.map((item) => ownNameOf(item, items)) }] : []
    }),
  )
  const isOver = booked.every(({ cancellationSummary: summary }) => (summary ? isFinal(summary) : false))
  const bookings = (
    <Trans
      t={t}
      i18nKey={`${said}.${isOver ? 'seeBookings' : 'changeBookings'}`}
      components={{ bookings: <Words to={paths.myBookings()} /> }}
    />
  )
  const again = <Trans t={t} i18nKey={`${said}.againText`} components={{ find: <Words to={paths.home()} /> }} />

  const steps: readonly (NextStep | false)[] = [
    hasVisit && { id: 'door', title: t('checkout:next.door'), lines: [t(atDoor)] },
    bring.length > 0 && { id: 'bring', title: t('checkout:next.bring'), lines: bring.map(lineOf) },
    bought.some(({ pricingOptionType }) => pricingOptionType === 'package') && {
      id: 'package',
      title: t('checkout:next.package'),
      lines: [t(`${said}.packageText`)],
    },
    bought.some(({ type }) => type === 'membership') && {
      id: 'membership',
      title: t(isServed ? 'activities:joining.confirmed.served.yours' : 'activities:joining.confirmed.yours'),
      lines: [t(isServed ? 'activities:joining.confirmed.served.useText' : 'activities:joining.confirmed.useText')],
    },
    settled.some(({ type }) => type === 'penalty') &&
      !paysFirst && { id: 'again', title: t(`${said}.again`), lines: [{ id: 'find', content: again }] },
    booked.length > 0 && {
      id: 'change',
      title: t('checkout:next.change'),
      lines: [
        ...terms.lines.map(lineOf),
        ...(terms.common === null ? [] : [terms.common]),
        { id: 'bookings', content: bookings },
      ],
    },
  ]
  return <WhatNext steps={steps.filter((step) => step !== false)} />
}
