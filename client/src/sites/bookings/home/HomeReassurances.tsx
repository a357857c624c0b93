import { Clock, TicketPercent, UsersRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../../app/session/use-session.ts'
import { Reassurances } from '../../../ui/layout/Reassurances.tsx'

/** Assurances that hold for every booking. */
export function HomeReassurances() {
  const { t } = useTranslation(['home'])
  const { loggedIn } = useSession()
  const price = t(loggedIn ? 'home:priceOwn' : 'home:priceText')
  const rows = [
    { icon: <Clock aria-hidden="true" />, name: t('home:keptName'), text: t('home:keptText') },
    { icon: <UsersRound aria-hidden="true" />, name: t('home:familyName'), text: t('home:familyText') },
    { icon: <TicketPercent aria-hidden="true" />, name: t('home:priceName'), text: price },
  ]
  return <Reassurances rows={rows} />
}
