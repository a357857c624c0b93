import { Link, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { leaveKiosk } from '../../session/login/leave-kiosk.ts'
import type { NavigationItem } from '../../site.ts'

type Props = { readonly item: NavigationItem; readonly onFollow?: () => void }

/** One navigation item as a link, within the site or out of it; current when the page belongs to its area. Leaving a kiosk logs out. */
export function NavigationLink({ item, onFollow }: Props) {
  const { t } = useTranslation(['common'])
  const { pathname } = useLocation()
  const label = t(`common:navigation.${item.key}`)
  if (item.key === 'backToKioskHome') {
    return (
      <a
        href={item.href}
        onClick={(event) => {
          event.preventDefault()
          leaveKiosk()
        }}
      >
        {label}
      </a>
    )
  }
  if (item.external) return <a href={item.href}>{label}</a>
  const isCurrent = item.area !== null && pathname.startsWith(item.area)
  return (
    <Link to={item.href} onClick={onFollow} aria-current={isCurrent ? 'true' : undefined}>
      {label}
    </Link>
  )
}
