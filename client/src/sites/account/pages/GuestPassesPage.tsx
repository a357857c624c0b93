import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../../app/pages/AstrayPage.tsx'
import { useSwitches } from '../../../app/site-record.ts'
import { ButtonOut } from '../../../ui/buttons/ButtonOut.tsx'
import { PageHeading } from '../../../ui/layout/page/PageHeading.tsx'
import { OwnPasses } from '../../shared/guest-passes/OwnPasses.tsx'
import { onBookings } from '../../shared/other-sites.ts'
import { AccountFrame } from '../frame/AccountFrame.tsx'
import { paths } from '../paths.ts'

/** '/guest-passes': the customer's guest passes, and more to buy on the bookings site; only where they are sold. [O-12] */
export function GuestPassesPage() {
  const { t } = useTranslation(['checkout', 'home'])
  const { onlineGuestPasses } = useSwitches()
  if (!onlineGuestPasses) return <NotFoundPage />
  const prices = onBookings('/pricing')
  const costs =
    prices === null ? null : (
      <ButtonOut href={prices} variant="secondary">
        {t('home:membership.costs')}
      </ButtonOut>
    )
  return (
    <AccountFrame>
      {(user) => (
        <>
          <PageHeading intro={t('checkout:guestPasses.intro')}>{t('checkout:guestPasses.heading')}</PageHeading>
          <OwnPasses
            userId={user.id}
            pathOf={({ code }) => paths.guestPass(code)}
            checkout={onBookings('/guest-passes/checkout') ?? '/guest-passes/checkout'}
            membershipCosts={costs}
          />
        </>
      )}
    </AccountFrame>
  )
}
