import { useId } from 'react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { callTo, wayOut } from '../../../browser/ways-out.ts'
import { useChosenVenue } from '../../../features/site/use-venue.ts'
import { useVenues } from '../../../features/venues/use-venues.ts'
import { styled } from '../../../theme/styled.ts'
import { environment } from '../../environment.ts'
import { logOut } from '../../session/login/log-out.ts'
import { useSession } from '../../session/use-session.ts'
import { useOwnPlaces } from '../account/use-own-places.ts'
import { useClient } from '../../site-record.ts'
import { FooterAnchor, FooterButton, FooterLink } from './footer-link.ts'
import { shortVenueName } from '../venue/VenueChip.tsx'
import { TermsButton } from './TermsButton.tsx'

/** With more centres there is a page for them. */
const mostCentres = 6

const Title = styled('h2', {
  base: { fontFamily: 'body', fontSize: 'sm', fontWeight: 'normal', letterSpacing: '0', opacity: 0.8, mb: '1' },
})

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <Title id={id}>{title}</Title>
      <ul>{children}</ul>
    </nav>
  )
}

/** The venues by name; the first few where there are many. */
export function CentreLinks() {
  const { t } = useTranslation(['common'])
  const venues = useVenues('component')
  const { paths } = environment().site
  if (venues.status !== 'success' || venues.data.length === 0) return null
  return (
    <Column title={t('common:footer.centres')}>
      {venues.data.slice(0, mostCentres).map((venue) => (
        <li key={venue.slug}>
          <FooterLink to={paths.atVenue(venue.slug, paths.home())} title={venue.name}>
            {shortVenueName(venue)}
          </FooterLink>
        </li>
      ))}
      {venues.data.length > mostCentres ? (
        <li>
          <FooterLink to={paths.home()}>{t('common:footer.allCentres')}</FooterLink>
        </li>
      ) : null}
    </Column>
  )
}

const operatorPages = [
  { name: 'help', label: 'helpPage' },
  { name: 'accessibility', label: 'accessibility' },
  { name: 'privacy', label: 'privacy' },
] as const

/** Telephone and address of the chosen venue or else the home centre, the client's terms and the operator's own pages, as far as they exist. */
export function HelpLinks({ venue }: { readonly venue: string | null }) {
  const { t } = useTranslation(['common'])
  const { termsAndConditions } = useClient()
  const { links } = environment().config
  const { user } = useSession()
  const shown = useChosenVenue(venue ?? user?.homeVenueSlug ?? null)
  const telephone = shown?.telephone
  const email = shown?.email
  const pages = operatorPages.flatMap(({ name, label }) => {
    const href = wayOut(links[name] ?? '')
    return href ? [{ label, href }] : []
  })
  if (!termsAndConditions && !telephone && !email && pages.length === 0) return null
  return (
    <Column title={t('common:footer.help')}>
      {telephone ? (
        <li>
          <FooterAnchor href={callTo(telephone)}>{t('common:footer.call', { phone: telephone })}</FooterAnchor>
        </li>
      ) : null}
      {email ? (
        <li>
          <FooterAnchor href={wayOut(`mailto:${email}`)}>
            <MailAddress address={email} />
          </FooterAnchor>
        </li>
      ) : null}
      {termsAndConditions ? (
        <li>
          <TermsButton />
        </li>
      ) : null}
      {pages.map(({ label, href }) => (
        <li key={label}>
          <FooterAnchor href={href}>{t(`common:footer.${label}`)}</FooterAnchor>
        </li>
      ))}
    </Column>
  )
}

/**
 * Log in and sign up for a guest; account links, basket and *Log out* for a customer. Staff have the pages of the customer
 * they serve, under that name; they log out in the header.
 */
export function AccountLinks() {
  const { t } = useTranslation(['common'])
  const { loggedIn, customer } = useSession()
  const own = useOwnPlaces()
  const { site } = environment()
  const account = customer === null ? site.paths.account() : null
  return (
    <Column title={customer?.name ?? t('common:footer.account')}>
      {loggedIn
        ? own.map(({ label, to }) => (
            <li key={label}>
              <FooterLink to={to}>{t(label)}</FooterLink>
            </li>
          ))
        : null}
      {loggedIn && account !== null ? (
        <li>
          <FooterLink to={account}>{t('common:navigation.myAccount')}</FooterLink>
        </li>
      ) : null}
      <li>
        <FooterLink to={site.paths.basket()}>{t('common:navigation.basket')}</FooterLink>
      </li>
      {loggedIn && customer === null ? (
        <li>
          <FooterButton type="button" onClick={() => void logOut()}>
            {t('common:navigation.logOut')}
          </FooterButton>
        </li>
      ) : null}
      {loggedIn ? null : (
        <>
          <li>
            <FooterLink to={site.paths.login()}>{t('common:navigation.logIn')}</FooterLink>
          </li>
          <li>
            <FooterLink to={site.paths.register()}>{t('common:navigation.createAnAccount')}</FooterLink>
          </li>
        </>
      )}
    </Column>
  )
}

/** In a narrow column it breaks before its @, and not within a name. */
function MailAddress({ address }: { readonly address: string }) {
  const at = address.lastIndexOf('@')
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
