import { Link } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { styled } from '../../../theme/styled.ts'
import { environment } from '../../environment.ts'
import { useAppName } from '../../site-record.ts'
import { SiteLogo } from './SiteLogo.tsx'

const Home = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'touch',
    // Beside the items the name takes two lines before they do.
    minWidth: { base: 0, lg: 'min-content' },
    color: 'inherit',
    textDecoration: 'none',
  },
})

type Props = { readonly logo: string | null | undefined; readonly markOnly?: boolean }

/** The operator's logo, linked to the home page. */
export function HomeLink({ logo, markOnly = false }: Props) {
  const { t } = useTranslation(['common'])
  const name = useAppName()
  return (
    <Home to={environment().site.paths.home()} aria-label={t('common:navigation.home', { app: name })}>
      <SiteLogo address={logo} name={name} markOnly={markOnly} />
    </Home>
  )
}
