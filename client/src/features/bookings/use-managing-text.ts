import { useTranslation } from 'react-i18next'
import { useSession } from '../../app/session/use-session.ts'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import type { LostUses } from './cancelling/cancellation-preview.ts'
import { movedAlong } from './my-bookings.ts'
import type { MyBooking } from './my-bookings.ts'
import { momentOf } from './use-booking-text.ts'

/** The texts of cancelling and moving a booking: for its owner, or for staff about the customer they serve. */
export function useManagingText() {
  const { t } = useTranslation(['activities'])
  const { customer } = useSession()
  const said = customer === null ? 'activities:bookings' : 'activities:bookings.served'
  const symbol = useCurrencySymbol()

  return {
    /** A postponed session can be cancelled for all of its price. [O-513] */
    untilNewDate: (): string => t(`${said}.untilNewDate`),
    ifCancelled: (): string => t(`${said}.ifYouCancel`),
    usableUntil: (date: string): string => t(`${said}.usableUntil`, { date }),
    partUsableUntil: (amount: string, date: string): string => t(`${said}.partUsableUntil`, { amount, date }),
    feeOwed: (): string => t(`${said}.feeOwed`),
    /** Tickets given back together have one fee. [O-592] */
    feeAgain: (): string => t('activities:cancelling.feeAgain'),
    blocksBooking: (): string => t(`${said}.blocksBooking`),
    ifMoved: (): string => t(`${said}.ifYouMove`),
    /** Its deadline has passed: nothing, or no other move, is possible afterwards. */
    moveEnds: (day: string, isFinal: boolean): string =>
      t(`${said}.${isFinal ? 'moveIsFinal' : 'moveIsLast'}`, { day }),
    moveChoose: (): string => t(`${said}.moveChoose`),
    moveFailed: (): string => t(`${said}.moveFailed`),
    moveKeep: (): string => t(`${said}.moveKeep`),
    moveConfirm: (): string => t(`${said}.moveConfirm`),
    isMoved: (): string => t(`${said}.isMoved`),
    movedTo: (when: string): string => t(`${said}.movedTo`, { when }),
    /** The refund and the cost of cancelling, one sentence each; empty when the platform does not say. [O-140] */
    consequences: ({ cancellation }: MyBooking): readonly string[] => {
      const outcome = cancellation?.outcome
      if (!outcome?.returned)
        return [cancellation?.awardsCreditMessage, cancellation?.cutOffMessage].flatMap((text) => text ?? [])
      const { returned, packages, packagesLost, fee, blocks } = outcome
      const fees = fee ? [t('activities:bookings.fee', { amount: priceText(fee, symbol) })] : []
      const blocked = blocks.includes('booking') ? [t(`${said}.blocksBooking`)] : []
      const back = (packages ?? []).map((name) => t(`${said}.returnsUsage`, { name }))
      const lost = (packagesLost ?? []).flatMap(({ name, uses }) =>
        name === null || uses === null ? [] : [lostText({ name, uses })],
      )
      const isOfPackage = returned.value <= 0 && back.length + lost.length > 0
      return [...(isOfPackage ? [] : [returnedText(returned)]), ...back, ...lost, ...fees, ...blocked]
    },
    /** The cost of moving, and its deadline. */
    moving: (booking: MyBooking): readonly string[] => {
      const cost = moveCost(booking)
      const cutOff = booking.cancellation?.cutOff
      return cutOff ? [cost, t(`${said}.moveUntil`, { when: momentOf(cutOff) })] : [cost]
    },
    /** The refund of cancelled bookings, and the uses of packages that were lost with them. */
    cameBack: (
      bookings: readonly Pick<MyBooking, 'cancelled' | 'price'>[],
      lost: readonly LostUses[] = [],
    ): readonly string[] => {
      const ended = bookings.flatMap(({ cancelled }) => cancelled ?? [])
      if (ended.length === 0) return []
      const value = ended.reduce((total, { returned }) => total + (returned?.value ?? 0), 0)
      const fee = ended.reduce((total, one) => total + (one.fee?.value ?? 0), 0)
      const plain = (amount: number) => ({ formatted: null, value: amount, currency: null })
      const fees = [
        ...lost.map(lostText),
        ...(fee > 0 ? [t('activities:bookings.feeDue', { amount: priceText(plain(fee), symbol) })] : []),
      ]
      if (value > 0) return [t(`${said}.cameBack`, { amount: priceText(plain(value), symbol) }), ...fees]
      // A free booking, or one of a package, was not paid: "no refund" would be untrue.
      const wasPaid = bookings.some(({ price }) => (price?.value ?? 0) > 0)
      return [...(wasPaid ? [t('activities:bookings.nothingCameBack')] : []), ...fees]
    },
  }

  function lostText({ name, uses: count }: LostUses): string {
    return t('activities:cancelling.lost', { count, name })
  }

  function moveCost(booking: MyBooking): string {
    const along = movedAlong(booking)
    if (along === 'all') return t(`${said}.moveAll`)
    if (along === 'nothing' || !booking.price) return t('activities:bookings.moveFree')
    return t(`${said}.moveCost`, { amount: priceText(booking.price, symbol) })
  }

  function returnedText(returned: Parameters<typeof priceText>[0]): string {
    return returned.value > 0
      ? t(`${said}.returns`, { amount: priceText(returned, symbol) })
      : t('activities:bookings.returnsNothing')
  }
}
