import { BadgeCheck, CalendarDays, CircleUserRound, LayoutDashboard, ReceiptText, Ticket, UserPlus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useMedia } from '../../../browser/use-media.ts'
import { useSwitches } from '../../../app/site-record.ts'
import type { TextKey } from '../../../i18n/texts.ts'
import { paths } from '../paths.ts'

/** Screens on which bookings are one page, and the navigation a column. */
export const wideAccount = '(min-width: 768px)'

export type AccountPageLink = {
  readonly label: TextKey<'common'>
  readonly to: string
  readonly icon: LucideIcon
  /** The first segment of the addresses that belong to it. */
  readonly area: string
}

/** The pages of the account in their order; guest passes only where they are sold online. [S2-088, S2-123] */
export function useAccountPages(): readonly AccountPageLink[] {
  const { onlineGuestPasses } = useSwitches()
  const isWide = useMedia(wideAccount)
  const bookings = isWide ? paths.bookings() : paths.upcoming()
  const passes: AccountPageLink = {
    label: 'common:titles.guestPasses',
    to: paths.guestPasses(),
    icon: UserPlus,
    area: 'guest-passes',
  }
  return [
    { label: 'common:titles.dashboard', to: paths.dashboard(), icon: LayoutDashboard, area: '' },
    { label: 'common:titles.bookings', to: bookings, icon: CalendarDays, area: 'bookings' },
    { label: 'common:titles.memberships', to: paths.memberships(), icon: BadgeCheck, area: 'memberships' },
    { label: 'common:titles.packages', to: paths.packages(), icon: Ticket, area: 'packages' },
    ...(onlineGuestPasses ? [passes] : []),
    { label: 'common:titles.payments', to: paths.payments(), icon: ReceiptText, area: 'payments' },
    { label: 'common:titles.details', to: paths.details(), icon: CircleUserRound, area: 'user-details' },
  ]
}
