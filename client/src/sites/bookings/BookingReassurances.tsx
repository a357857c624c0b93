import { Clock, TicketPercent, UsersRound } from 'lucide-react'
import { useTexts } from '../../i18n/use-texts.ts'
import { Reassurances } from '../../ui/layout/Reassurances.tsx'

/** What holds for every booking here. */
export function BookingReassurances() {
  const { t } = useTexts()
  const rows = [
    { icon: <Clock aria-hidden="true" />, name: t('home:keptName'), text: t('home:keptText') },
    { icon: <UsersRound aria-hidden="true" />, name: t('home:familyName'), text: t('home:familyText') },
    { icon: <TicketPercent aria-hidden="true" />, name: t('home:priceName'), text: t('home:priceText') },
  ]
  return <Reassurances rows={rows} />
}
