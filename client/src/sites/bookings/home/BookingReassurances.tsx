import { Clock, TicketPercent, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Reassurances } from '../../../ui/layout/Reassurances.tsx'

/** Assurances that hold for every booking. */
export function BookingReassurances() {
  const { t } = useTranslation(['home'])
  const rows = [
    { icon: <Clock aria-hidden="true" />, name: t('home:keptName'), text: t('home:keptText') },
    { icon: <UsersRound aria-hidden="true" />, name: t('home:familyName'), text: t('home:familyText') },
    { icon: <TicketPercent aria-hidden="true" />, name: t('home:priceName'), text: t('home:priceText') },
  ]
  return <Reassurances rows={rows} />
}
