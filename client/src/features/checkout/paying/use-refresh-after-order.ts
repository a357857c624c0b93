import { useSWRConfig } from 'swr'
import { dependsOnIdentity } from '../../../app/answers/use-refresh.ts'
import { readUserQuietly } from '../../../app/session/read-user-quietly.ts'
import { drafts } from '../../../ui/forms/drafts.ts'
import { isBasketInUse } from '../../carts/use-basket.ts'
import { dropSentBookings } from '../../occurrences/booking/draft/booking-draft.ts'
import { checkoutDraft } from '../use-checkout-form.ts'

/** Drops the drafts of an order, and reads again what it has changed. */
export function useRefreshAfterOrder(): () => void {
  const { mutate } = useSWRConfig()
  return () => {
    dropSentBookings()
    drafts.dropAll(checkoutDraft)
    // Charges are paid and credit is spent, so everything that depends on them is read again.
    void readUserQuietly()
    // A recent answer would not be read again automatically although it is older than the order. The basket was read
    // again by whoever placed it, even after this page was left.
    void mutate((key) => dependsOnIdentity(key) && !isBasketInUse(key))
  }
}
