import { Link } from 'react-router-dom'
import { useTexts } from '../../i18n/use-texts.ts'
import type { NavigationItem } from '../site.ts'

type Props = { readonly item: NavigationItem; readonly onFollow?: () => void }

/** One navigation item as a link, within the site or out of it. */
export function NavigationLink({ item, onFollow }: Props) {
  const { t } = useTexts()
  const label = t(`common:navigation.${item.key}`)
  if (item.external) return <a href={item.href}>{label}</a>
  return (
    <Link to={item.href} onClick={onFollow}>
      {label}
    </Link>
  )
}
