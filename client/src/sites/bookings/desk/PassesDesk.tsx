import { useTranslation } from 'react-i18next'
import { useTillVenues } from '../../../features/checkout/use-till-venues.ts'
import { RedeemPass } from '../../../features/guest-passes/RedeemPass.tsx'
import { AccountPart } from '../../../ui/layout/page/AccountPart.tsx'

/** '/desk/guest-passes': staff let guests in with their passes. [O-201] */
export function PassesDesk() {
  const { t } = useTranslation(['desk'])
  const { venues, homeVenueId } = useTillVenues()
  const here = venues.find(({ id }) => id === homeVenueId) ?? venues[0]
  return (
    <AccountPart title={t('desk:passes.title')} intro={t('desk:passes.intro')}>
      <RedeemPass timezone={here?.timezone ?? null} />
    </AccountPart>
  )
}
