import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '../../../app/session/session-state.ts'
import { useSession } from '../../../app/session/use-session.ts'
import { LoginNeeded } from '../../../features/auth/login/LoginNeeded.tsx'
import { UserAwaited } from '../../../features/auth/login/UserAwaited.tsx'
import { dropBookingsOfOthers } from '../../../features/bookings/kept/kept-bookings.ts'
import { styled } from '../../../theme/styled.ts'
import { keepSite } from '../offline/keep-site.ts'
import { PersonChoice } from './PersonChoice.tsx'
import { SubNavigation } from './SubNavigation.tsx'

const Grid = styled('div', {
  base: {
    // A block on phones, where the navigation sticks for the length of the page.
    display: { base: 'block', md: 'grid' },
    gridTemplateColumns: '224px minmax(0, 1fr)',
    columnGap: { md: '8', lg: '12' },
    mt: { base: '-4', md: '2' },
  },
})
const OnPhones = styled('div', { base: { hideFrom: 'md' } })
const Content = styled('div', {
  base: {
    minWidth: 0,
    pt: { base: '4', md: '0' },
    // Focus is not behind the bar of the navigation, which is 48 px high on phones.
    '& :is(a, button, input, select, textarea, [tabindex])': { scrollMarginTop: { mdDown: '44px' } },
  },
})

type Props = { readonly children: (user: User) => ReactNode }

/** A page of the account beside its navigation, for whoever is logged in. The account is always that of the login. */
export function AccountFrame({ children }: Props) {
  const { t } = useTranslation(['account'])
  const { loggedIn, user } = useSession()
  const isKnown = user !== null
  useEffect(dropBookingsOfOthers, [])
  useEffect(() => {
    if (isKnown) void keepSite()
  }, [isKnown])
  if (!loggedIn) return <LoginNeeded title={t('account:frame.logIn')} />
  if (!user) return <UserAwaited />
  return (
    <Grid>
      <SubNavigation user={user} />
      <OnPhones>
        <PersonChoice user={user} />
      </OnPhones>
      <Content key={user.id}>{children(user)}</Content>
    </Grid>
  )
}
